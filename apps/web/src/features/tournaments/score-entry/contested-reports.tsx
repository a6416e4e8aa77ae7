import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Meeting } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { type KnownReport, latestReports, useScoreReports } from '../api/results/get-score-reports.ts'
import { resultOf, scoreFor } from '../match-view/own-view.ts'
import { ContestedNotice } from './contested-notice.tsx'
import { useResultText } from './result-text.ts'
import { winnerFirst } from './score-columns.ts'

type ContestedReportsProps = {
  readonly access: PlayerAccess
  readonly match: Meeting
  readonly opponent: string
  readonly onChange: () => void
}

export function ContestedReports({ access, match, opponent, onChange }: ContestedReportsProps) {
  const { t } = useTranslation()
  const resultText = useResultText(opponent)
  const own = access.player.id
  const reports = useScoreReports(access)
  const said = saidBy(latestReports(reports.get(match.id) ?? []), match).map(({ by, score: theirs }) => {
    const name = by === own ? t('dashboard.you') : opponent
    const score = theirs && scoreFor(match, own, theirs)
    if (!score) return { by, name, text: t('dashboard.result.noScore') }
    const isWon = resultOf(score) === (by === own ? 'won' : 'lost')
    const text = isWon ? t('dashboard.result.reportWon', { score: winnerFirst(score) }) : resultText(score)
    return { by, name, text }
  })
  return <ContestedNotice said={said} help={t('dashboard.result.contestedHelp')} onChange={onChange} />
}

/** Of a match of teams, what was said at this seat. */
function saidBy(reports: readonly KnownReport[], match: Meeting): readonly KnownReport[] {
  const seated: readonly string[] = pairOf(match)
  return reports.flatMap((report) => {
    if (!report.seats) return [report]
    const score = report.seats.find((each) => each !== null) ?? null
    return seated.includes(report.by) ? [{ ...report, score }] : []
  })
}
