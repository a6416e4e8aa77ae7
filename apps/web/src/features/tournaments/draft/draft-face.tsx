import type { PassDirection } from '@tablee/domain/tournaments/draft/pick-schedule'
import { isDraftPaused } from '@tablee/domain/tournaments/kinds/draft-course'
import { ArrowLeft, ArrowRight, Pause } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { clockText } from '../clock/clock-text.ts'
import { useDraftWords } from './draft-words.ts'
import { type RunDraft, secondsLeft, useDraftMoment } from './use-draft-moment.ts'

const MINUTE = 60
/** The last seconds of a pick stand out. */
const LAST_S = 5

type DraftFaceProps = RunDraft & {
  /** Sizes the digits; words follow the page. */
  readonly digitsClass: string
  /** Where minutes need more room than seconds. */
  readonly clockClass?: string
  readonly className?: string
}

/** Which pack and pick, the seconds left in large figures, and which way to pass. */
export function DraftFace({ digitsClass, clockClass, className, ...run }: DraftFaceProps) {
  const { t } = useTranslation()
  const moment = useDraftMoment(run)
  const { title, detail } = useDraftWords()(moment)
  const seconds = secondsLeft(moment)
  const isPaused = isDraftPaused(run.timer)
  const text = seconds < MINUTE ? String(seconds) : clockText(seconds)
  return (
    <div
      className={classNames('grid grid-cols-[minmax(0,1fr)] items-center justify-items-center text-center', className)}
    >
      <p className="leading-tight">
        <span className="block font-bold">{title}</span>
        <span className="block min-h-[1.25em] tabular-nums">{detail}</span>
      </p>
      {moment.phase === 'over' ? null : (
        <p
          role="timer"
          aria-live="off"
          className={classNames('font-display leading-none font-bold tabular-nums', digitsClass)}
        >
          <span className={classNames('flex items-center gap-[0.15em]', seconds >= MINUTE && clockClass)}>
            {isPaused ? (
              <Pause role="img" aria-label={t('draft.timer.paused')} className="size-[0.6em] shrink-0" />
            ) : null}
            <span className="sr-only">{t('draft.timer.left')} </span>
            <span className={classNames(seconds <= LAST_S && 'underline decoration-[0.06em] underline-offset-[0.1em]')}>
              {text}
            </span>
          </span>
        </p>
      )}
      <p className="min-h-[1.5em] leading-tight font-semibold large-text:min-h-[4.3em]">
        {moment.phase === 'pick' ? <Passing direction={moment.direction} /> : null}
      </p>
    </div>
  )
}

/** The same width both ways, so that nothing moves. */
function Passing({ direction }: { readonly direction: PassDirection }) {
  const { t } = useTranslation()
  const isLeft = direction === 'left'
  const Arrow = isLeft ? ArrowLeft : ArrowRight
  return (
    <span
      className={classNames('inline-flex items-center gap-[0.4em] large-text:flex-col', !isLeft && 'flex-row-reverse')}
    >
      <Arrow aria-hidden="true" className="size-[1.3em] shrink-0" />
      {t(isLeft ? 'draft.timer.passLeft' : 'draft.timer.passRight')}
    </span>
  )
}
