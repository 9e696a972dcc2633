# Turns data/<game>.json and data/texts/<game>.json into constant tables.
function(tessera_tables target game)
  string(REPLACE "-" "_" module ${game})
  set(out ${CMAKE_BINARY_DIR}/generated/games/${module})
  set(components ${CMAKE_SOURCE_DIR}/data/${game}.json)
  set(texts ${CMAKE_SOURCE_DIR}/data/texts/${game}.json)
  add_custom_command(
    OUTPUT ${out}/tables.h ${out}/texts.cpp
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/scripts/tables/generate.py ${game} ${components} ${texts} ${out}
    DEPENDS ${components} ${texts} ${CMAKE_SOURCE_DIR}/scripts/tables/generate.py
            ${CMAKE_SOURCE_DIR}/scripts/tables/${module}.py
    COMMENT "Tables of ${game}")
  target_sources(${target} PRIVATE ${out}/tables.h ${out}/texts.cpp)
endfunction()
