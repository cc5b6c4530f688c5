// libFuzzer as a library, so that the executable has a main of its own.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *count, char ***arguments,
                        int (*run)(const uint8_t *bytes, size_t count));
