import type { RoundNumber } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import type { CheckedDraw } from '../api/rounds/round-draws.ts'
import { SealLine } from './seal-note.tsx'

type RoundDrawsProps = { readonly draws: readonly CheckedDraw[]; readonly round: RoundNumber }

/** All draws of the round with their seeds, if more than one (NONE-2). */
export function RoundDraws({ draws, round }: RoundDrawsProps) {
  const { t } = useTranslation()
  const isMore = draws.some(({ changedAt, undoneAt }) => changedAt !== null || undoneAt !== null)
  if (!isMore) return null
  return (
    <Card as="section" aria-labelledby="draws-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="draws-title" className="text-section">
        {t('roundCheck.draws', { round, count: draws.length })}
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {draws.map((draw) => (
          <li key={`${draw.drawnAt} ${draw.seed}`} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <Draw draw={draw} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Repeated draws are visible: how many, and when last. */
export function DrawnOften({ draws }: Pick<RoundDrawsProps, 'draws'>) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const last = draws.at(-1)
  if (!last || draws.length === 1) return null
  return (
    <p className="text-sm text-muted">
      {t('roundCheck.drawnOften', { count: draws.length, time: time(new Date(last.drawnAt)) })}
    </p>
  )
}

function Draw({ draw }: { readonly draw: CheckedDraw }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const moment = (at: string) => formats.dateTime(new Date(at))
  const { seed, drawnAt, by, changedAt, undoneAt } = draw
  return (
    <>
      <code className="text-lg wrap-anywhere">{seed}</code>
      <p>{t(`roundCheck.drawnBy.${by ?? 'unknown'}`, { moment: moment(drawnAt) })}</p>
      {changedAt === null ? null : <p>{t('roundCheck.changedAt', { moment: moment(changedAt) })}</p>}
      <p className={undoneAt === null ? 'font-semibold' : 'text-muted'}>
        {undoneAt === null ? t('roundCheck.stands') : t('roundCheck.undoneAt', { moment: moment(undoneAt) })}
      </p>
      {undoneAt === null ? null : <SealLine seal={draw.sealed} />}
    </>
  )
}
