#include "CPty.h"
