import { isContested, resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { PlayedMatch, Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useUnsentScore } from '../api/results/unsent-score.ts'
import { UnsentNotice } from '../score-entry/unsent-notice.tsx'

type ReportedHereProps = {
  readonly tournament: Pick<Tournament, 'id'>
  readonly match: PlayedMatch
  readonly contestedHelp: string
  /** Asks once more, where a report stands. */
  readonly askAgain: string
  /** `hasFocus`: the tapped button is gone, its result takes the focus. */
  readonly seats: (hasFocus: boolean) => ReactNode
  readonly form: (onDone: () => void) => ReactNode
}

/** What a table reports on one phone: asked until it has a result, and again where its players gave it. */
export function ReportedHere({ tournament, match, contestedHelp, askAgain, seats, form }: ReportedHereProps) {
  const { t } = useTranslation()
  const [isCorrecting, setIsCorrecting] = useState(false)
  const [hasSent, setHasSent] = useState(false)
  const of = { tournamentId: tournament.id, matchId: match.id }
  const isSent = useUnsentScore({ role: 'table', ...of })?.refusal === null
  const result = resultOf(match)
  const isAsked = result === null || (isCorrecting && result.decidedBy === 'player')
  const done = () => {
    setIsCorrecting(false)
    setHasSent(true)
  }
  return (
    <>
      {seats(hasSent && !isAsked)}
      <UnsentNotice by="table" {...of} />
      {isContested(match) ? (
        <Notice tone="attention" title={t('atTable.contested')}>
          {contestedHelp}
        </Notice>
      ) : null}
      {isAsked && !isSent ? form(done) : null}
      {result?.decidedBy === 'player' && !isSent ? (
        <div>
          <Button variant={isCorrecting ? 'quiet' : 'secondary'} onClick={() => setIsCorrecting(!isCorrecting)}>
            {isCorrecting ? t('atTable.keep') : askAgain}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** Who sits at the table, and what was reported. */
export function SeatsCard({ hasFocus, children }: { readonly hasFocus: boolean; readonly children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) card.current?.focus({ preventScroll: true })
  }, [hasFocus])
  return (
    <Card className="p-0!">
      <div ref={card} tabIndex={-1} aria-live="polite" className="grid gap-2 rounded-card p-4 outline-offset-2">
        {children}
      </div>
    </Card>
  )
}
