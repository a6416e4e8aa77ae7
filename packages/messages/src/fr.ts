import { failures } from './fr/failures.ts'
import { refusals } from './fr/refusals.ts'

/** Every sentence a person reads, in French: the source. `{name}` marks a value, `_one`/`_other` the plural forms. */
export const fr = { failures, refusals } as const
