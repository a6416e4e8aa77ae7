import { classNames } from './class-names.ts'

/** A grey shape of what is coming; give it the final size by class. Put the words of waiting on the region around it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block pulse-if-long rounded-control bg-line', className ?? 'h-5 w-full')}
    />
  )
}
