# A module is one static library that links only what it names. See docs/architecture.md.
add_library(tessera_flags INTERFACE)
target_compile_options(tessera_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion)
# g++-12 sees overlaps and overflows in inlined std::string code where there are none.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(tessera_flags INTERFACE -Wno-restrict -Wno-stringop-overflow)
endif()
if(TESSERA_ARCH AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64")
  target_compile_options(tessera_flags INTERFACE -march=${TESSERA_ARCH})
endif()
target_include_directories(tessera_flags INTERFACE ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/generated)

function(tessera_module name)
  cmake_parse_arguments(module "" "" "SOURCES;LINKS" ${ARGN})
  string(REPLACE "/" "_" target ${name})
  add_library(${target} STATIC ${module_SOURCES})
  target_link_libraries(${target} PUBLIC tessera_flags ${module_LINKS})
endfunction()
