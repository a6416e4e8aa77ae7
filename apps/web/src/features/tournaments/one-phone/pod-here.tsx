import { packOf } from '@tablee/domain/tournaments/kinds/counted-rules'
import { resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { placingsIn } from '@tablee/domain/tournaments/kinds/result'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { goneFrom } from '@tablee/domain/tournaments/players/departure'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlacingsHeading } from '../pod-table/placings-text.ts'
import { podQuestionOf } from '../pod-table/pod-question.ts'
import { askedOf, type Seated, seatedAt, withLosses } from '../pod-table/seated.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { PodReportForm } from './pod-report-form.tsx'
import { ReportedHere, SeatsCard } from './reported-here.tsx'
import type { PodHereProps } from './table-place.ts'

/** A table of three to five reports on one phone. */
export function PodHere({ tournament, place, match }: PodHereProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const losing = { penalties: tournament.penalties, gone: new Set(goneFrom(tournament, match)) }
  const seated = askedOf(withLosses(seatedAt(match, names, null), losing, match))
  const asked = podQuestionOf(packOf(tournament))
  return (
    <ReportedHere
      {...{ tournament, match, contestedHelp: t('pods.onePhone.contestedHelp') }}
      askAgain={t(isByMore(match) ? 'pods.onePhone.correct' : 'atTable.answer')}
      seats={(hasFocus) => <Seats {...{ match, seated, hasFocus }} />}
      form={(onDone) => <PodReportForm {...{ tournament, place, match, seated, asked, onDone }} />}
    />
  )
}

function reportersOf(match: PodTable): readonly string[] {
  return [...new Set(resultOf(match)?.reports.map(({ by }) => by))]
}

function isByMore(match: PodTable): boolean {
  return reportersOf(match).length > 1
}

/** "Confirmé par Léa, Max et Zoé"; null before two said the same. */
export function useConfirmedBy(): (match: PodTable, seated: Seated) => string | null {
  const { t } = useTranslation()
  const { list } = useFormats()
  return (match, seated) => {
    const ids: readonly string[] = seatsOf(match)
    const names = reportersOf(match).map((by) => seated.short[ids.indexOf(by)] ?? '')
    if (resultOf(match)?.decidedBy !== 'player' || names.length < 2) return null
    return t('pods.onePhone.confirmed', { names: list(names) })
  }
}

type SeatsProps = {
  readonly match: PodTable
  readonly seated: Seated
  readonly hasFocus: boolean
}

/** Everybody in order of seats, and what was reported by whom. */
function Seats({ match, seated, hasFocus }: SeatsProps) {
  const { t } = useTranslation()
  const heading = usePlacingsHeading()
  const confirmedBy = useConfirmedBy()
  const stands = resultOf(match)
  const placings = stands && placingsIn(stands.result)
  const [reporter = ''] = reportersOf(match)
  const ids: readonly string[] = seatsOf(match)
  const name = seated.short[ids.indexOf(reporter)] ?? ''
  const said =
    stands === null
      ? null
      : stands.decidedBy === 'organizer'
        ? t('atTable.byStaff')
        : (confirmedBy(match, seated) ?? t('pods.onePhone.byOne', { name }))
  return (
    <SeatsCard hasFocus={hasFocus}>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {seated.names.map((each, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name belongs to its seat
          <li key={seat} className="flex items-baseline gap-2">
            <span className="w-3 shrink-0 text-sm text-muted tabular-nums">{seat + 1}</span>
            <bdi className="min-w-0 font-semibold wrap-anywhere">{each}</bdi>
          </li>
        ))}
      </ol>
      {placings ? (
        <p className="unbroken-words font-display text-section">{heading(placings.outcome, seated)}</p>
      ) : null}
      {said === null ? null : <p className="unbroken-words text-muted">{said}</p>}
    </SeatsCard>
  )
}
