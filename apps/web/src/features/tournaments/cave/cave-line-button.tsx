import { useTranslation } from '../../../language/use-translation.ts'
import { LiveDot } from '../../../ui/live-dot.tsx'
import type { CaveLine } from './cave-context.ts'

/** Replaces the live indicator: the device works on its own, with this many acts waiting. */
export function CaveLineButton({ waiting, phase, open }: CaveLine) {
  const { t } = useTranslation()
  const label = phase === 'joining' ? t('cave.lineJoining') : t('cave.line', { count: waiting })
  return (
    <button
      type="button"
      onClick={open}
      aria-label={label}
      className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded-control px-1.5 font-semibold underline underline-offset-4"
    >
      <LiveDot isDotOnPhones state={phase === 'asking' ? 'reconnecting' : 'offline'} label={label} />
      <span aria-hidden="true" className="tabular-nums sm:hidden">
        {waiting}
      </span>
    </button>
  )
}
