import { Skeleton } from '../../../ui/skeleton.tsx'

/** In place of a registration that is on its way: on a desk as high as the form, so that what stands below it stays there. */
export function FormToCome() {
  return (
    <div
      aria-hidden="true"
      className="grid content-start gap-3 rounded-card border border-line bg-surface p-4 sm:p-6 lg:min-h-[48rem]"
    >
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  )
}
