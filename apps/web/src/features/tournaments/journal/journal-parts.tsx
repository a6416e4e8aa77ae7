import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { HandingIn, JournalPart } from './handings-in.ts'
import type { ToldAct } from './told-acts.ts'

/** Acts with one heading over those that were decided without a network and handed in together. */
export function JournalParts({ parts }: { readonly parts: readonly JournalPart[] }) {
  return parts.map(({ handingIn, acts }) => (
    <section
      key={acts[0]?.sequence}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 not-first:mt-3 not-first:border-t not-first:border-line not-first:pt-3"
    >
      {handingIn ? <HandedIn handingIn={handingIn} /> : null}
      <ol
        className={`grid grid-cols-[minmax(0,1fr)] divide-y divide-line ${handingIn ? 'border-s-2 border-slate ps-3' : ''}`}
      >
        {acts.map((act) => (
          <li key={act.sequence} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <Act act={act} />
          </li>
        ))}
      </ol>
    </section>
  ))
}

function HandedIn({ handingIn: { count, decided, at, isPart } }: { readonly handingIn: HandingIn }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const time = formats.time(at)
  if (isPart) return <h2 className="font-semibold text-slate">{t('journal.handedInPart', { time })}</h2>
  const told = decided
    ? t('journal.handedIn', { count, time, first: formats.time(decided.from), last: formats.time(decided.until) })
    : t('journal.handedInOpen', { count, time })
  return <h2 className="font-semibold text-slate">{told}</h2>
}

function Act({ act }: { readonly act: ToldAct }) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const { apart, role, name, reason, sentences } = act
  const at = apart?.decidedAt ?? act.at
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence} className="font-semibold wrap-anywhere">
          {sentence}
        </p>
      ))}
      {reason === null ? null : <p className="wrap-anywhere">{t('journal.reason', { reason })}</p>}
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <time dateTime={at.toISOString()}>{dateTime(at)}</time>
        <span className="wrap-anywhere">{name === null ? role : t('journal.author', { role, name })}</span>
      </p>
    </>
  )
}
