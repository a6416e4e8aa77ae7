import { classNames } from './class-names.ts'

/** A placeholder; set the final size by class. Put the waiting text on the region around it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block pulse-if-long rounded-control bg-line', className ?? 'h-5 w-full')}
    />
  )
}
