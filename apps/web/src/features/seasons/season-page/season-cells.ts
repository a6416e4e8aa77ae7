import { classNames } from '../../../ui/class-names.ts'

export const CELL = 'px-1.5 py-1.5 sm:px-2'
/** Stays while the cells of events scroll. */
export const STUCK = 'md:sticky md:start-0 md:z-1 md:bg-paper print:static'
/** As many as a sheet of A4 holds beside a name. */
const ON_PAPER = 12

/** A phone shows them in a person's own line. */
export function cellOf(index: number, of: number): string {
  return classNames(
    'px-1 py-1.5 text-end tabular-nums not-print:max-md:hidden',
    index < of - ON_PAPER && 'print:hidden',
  )
}
