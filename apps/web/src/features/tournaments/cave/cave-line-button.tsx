import { TriangleAlert } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { LiveDot } from '../../../ui/live-dot.tsx'
import type { CaveLine } from './cave-context.ts'

/** The device works on its own, with this many acts waiting, in place of the live indicator; or could not join as many. */
export function CaveLineButton({ count, phase, open }: CaveLine) {
  const { t } = useTranslation()
  const said = t(phase === 'left' ? 'cave.lineLeft' : 'cave.line', { count })
  const label = phase === 'joining' ? t('cave.lineJoining') : said
  return (
    <button
      type="button"
      onClick={open}
      aria-label={label}
      className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded-control px-1.5 font-semibold underline underline-offset-4"
    >
      {phase === 'left' ? (
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-amber" />
      ) : (
        <LiveDot isDotOnPhones state={phase === 'asking' ? 'reconnecting' : 'offline'} label={label} />
      )}
      <span aria-hidden="true" className="tabular-nums sm:hidden">
        {count}
      </span>
      {phase === 'left' ? (
        <span aria-hidden="true" className="text-sm max-sm:hidden flat:hidden">
          {label}
        </span>
      ) : null}
    </button>
  )
}
