/* test_secrets - what others can observe does not depend on what is hidden from
 * them: see secrets.lua. */
#include "targets.h"

int main(void)
{
    test_secrets();
    return 0;
}
