import { packOf } from '@tablee/domain/tournaments/kinds/counted-rules'
import { isContested, resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { placingsIn } from '@tablee/domain/tournaments/kinds/result'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { goneFrom } from '@tablee/domain/tournaments/players/departure'
import { useEffect, useRef, useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useUnsentScore } from '../api/results/unsent-score.ts'
import { usePlacingsHeading } from '../pod-table/placings-text.ts'
import { podQuestionOf } from '../pod-table/pod-question.ts'
import { type Seated, seatedAt, withLosses } from '../pod-table/seated.ts'
import { UnsentNotice } from '../score-entry/unsent-notice.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { PodReportForm } from './pod-report-form.tsx'
import type { PodHereProps } from './table-place.ts'

/** A table of three to five reports on one phone. */
export function PodHere({ tournament, place, match }: PodHereProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const losing = { penalties: tournament.penalties, gone: new Set(goneFrom(tournament, match)) }
  const seated = withLosses(seatedAt(match, names, null), losing, match)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const [hasSent, setHasSent] = useState(false)
  const of = { tournamentId: tournament.id, matchId: match.id }
  const isSent = useUnsentScore({ role: 'table', ...of })?.refusal === null
  const result = resultOf(match)
  const isAsked = result === null || (isCorrecting && result.decidedBy === 'player')
  const asked = podQuestionOf(packOf(tournament))
  const done = () => {
    setIsCorrecting(false)
    setHasSent(true)
  }
  return (
    <>
      <Seats match={match} seated={seated} hasFocus={hasSent && !isAsked} />
      <UnsentNotice by="table" {...of} />
      {isContested(match) ? (
        <Notice tone="attention" title={t('atTable.contested')}>
          {t('pods.onePhone.contestedHelp')}
        </Notice>
      ) : null}
      {isAsked && !isSent ? <PodReportForm {...{ tournament, place, match, seated, asked }} onDone={done} /> : null}
      {result?.decidedBy === 'player' && !isSent ? (
        <div>
          <Button variant={isCorrecting ? 'quiet' : 'secondary'} onClick={() => setIsCorrecting(!isCorrecting)}>
            {t(isCorrecting ? 'atTable.keep' : isByMore(match) ? 'pods.onePhone.correct' : 'atTable.answer')}
          </Button>
        </div>
      ) : null}
    </>
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
  /** The tapped button is gone: focus its result. */
  readonly hasFocus: boolean
}

/** Everybody in order of seats, and what was reported by whom. */
function Seats({ match, seated, hasFocus }: SeatsProps) {
  const { t } = useTranslation()
  const heading = usePlacingsHeading()
  const confirmedBy = useConfirmedBy()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) card.current?.focus({ preventScroll: true })
  }, [hasFocus])
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
    <Card className="p-0!">
      <div ref={card} tabIndex={-1} aria-live="polite" className="grid gap-2 rounded-card p-4 outline-offset-2">
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
      </div>
    </Card>
  )
}
