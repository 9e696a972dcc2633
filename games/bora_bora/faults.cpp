#include "games/bora_bora/bora_bora.h"
namespace tessera::bora_bora {
void BoraBora::find_faults(const State&, Faults&) {}
}
