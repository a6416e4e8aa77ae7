import { useTranslation } from '../../../language/use-translation.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Placeholder for a tournament's screen. */
export function ScreenSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('tournament.loading')} className="grid min-h-svh content-start gap-6">
      <div className="grid gap-3">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="h-56 w-full rounded-card" />
      <div className="grid gap-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    </div>
  )
}
