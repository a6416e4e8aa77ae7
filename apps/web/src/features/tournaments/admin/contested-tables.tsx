import type { Score } from '@tablee/domain/tournaments/score'
import type { PlayedMatch, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { type KnownReport, latestReports, useScoreReports } from '../api/get-score-reports.ts'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { useUpdateScore } from '../api/update-score.ts'
import { TableNumber } from '../match-view/match-row.tsx'
import { scoreText } from '../match-view/own-view.ts'
import { ScoreGrid } from '../score-entry/score-grid.tsx'
import type { PlayerNames } from '../tournament-frame/player-names.ts'
import { useTableScoreText } from './use-table-score-text.ts'

type ContestedTablesProps = {
  readonly matches: readonly PlayedMatch[]
  readonly names: PlayerNames
  readonly access: OrganizerAccess
  readonly rules: Tournament['rules']
}

/** Tables where the two players disagree, with both reports: the organizer decides. */
export function ContestedTables({ matches, names, access, rules }: ContestedTablesProps) {
  const { t } = useTranslation()
  const reports = useScoreReports({ code: access.code, as: { organizerId: access.organizerId }, isNeeded: true })
  return (
    <section
      aria-labelledby="contested-title"
      className="grid gap-3 rounded-card border border-amber bg-amber-wash p-4"
    >
      <div className="grid gap-1">
        <h2 id="contested-title" className="text-xl">
          {t('admin.scores.contested')}
        </h2>
        <p>{t('admin.scores.contestedHelp')}</p>
      </div>
      <ul className="grid gap-3 lg:grid-cols-2 lg:items-start">
        {matches.map((match) => (
          <ContestedTable
            key={match.id}
            match={match}
            names={names}
            access={access}
            rules={rules}
            reports={reports.get(match.id) ?? []}
          />
        ))}
      </ul>
    </section>
  )
}

type ContestedTableProps = Omit<ContestedTablesProps, 'matches'> & {
  readonly match: PlayedMatch
  readonly reports: readonly KnownReport[]
}

function ContestedTable({ match, names, access, rules, reports }: ContestedTableProps) {
  const { t } = useTranslation()
  const update = useUpdateScore(access)
  const [name1, name2] = [names.get(match.players[0]) ?? '', names.get(match.players[1]) ?? '']
  const scoreName = useTableScoreText(match.table, name1, name2)
  const decide = (score: Score) => void update.send({ matchId: match.id, score })
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-3">
      <div className="flex items-center gap-3">
        <TableNumber table={match.table} />
        <p className="min-w-0 font-semibold wrap-anywhere">
          <bdi>{name1}</bdi> <span className="text-muted">{t('tournament.matches.versus')}</span> <bdi>{name2}</bdi>
        </p>
      </div>
      <ul className="grid gap-2">
        {latestReports(reports).map(({ by, score }) => (
          <li key={by} className="flex flex-wrap items-center justify-between gap-2">
            <ReportText name={nameOf(names, by)} score={score} />
            {score ? (
              <Button
                variant="secondary"
                disabled={update.isSending}
                aria-label={scoreName.of(score)}
                onClick={() => decide(score)}
              >
                {t('admin.scores.decide', { score: scoreText(score) })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <ScoreGrid
        label={scoreName.label}
        allowed={rules.scoresAllowed}
        headings={scoreName.headings}
        nameOf={scoreName.of}
        chosen={update.isSending ? (update.input?.score ?? null) : null}
        onChoose={decide}
        isDisabled={update.isSending}
      />
      <ActFailure act={update} title={t('admin.failed.score')} />
    </li>
  )
}

function nameOf(names: PlayerNames, key: string): string {
  return names.get(key as PlayerId) ?? ''
}

function ReportText({ name, score }: { readonly name: string; readonly score: Score | null }) {
  const { t } = useTranslation()
  return (
    <p className="min-w-0 flex-1 wrap-anywhere">
      {t('admin.scores.reportBy', { name })}{' '}
      <strong className="tabular-nums">{score ? scoreText(score) : t('admin.scores.noScore')}</strong>
    </p>
  )
}
