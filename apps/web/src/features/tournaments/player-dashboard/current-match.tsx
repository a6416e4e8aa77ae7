import type { PlayedMatch, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import type { PlayerAccess } from '../api/own-roles.ts'
import { opponentIn, resultOf, scoreFor } from '../match-view/own-view.ts'
import { Playmat } from '../match-view/playmat.tsx'
import { useResultText } from '../score-entry/result-text.ts'
import { ScoreEntry } from '../score-entry/score-entry.tsx'
import { StandingResult } from '../score-entry/standing-result.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { NextRoundHint } from './next-round-hint.tsx'

type CurrentMatchProps = {
  readonly tournament: Tournament
  readonly access: PlayerAccess
  readonly match: PlayedMatch
}

/** The match being played: the mat, and below it the grid or the score that was sent. */
export function CurrentMatch({ tournament, access, match }: CurrentMatchProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const { player } = access
  const opponentName = names.get(opponentIn(match, player.id)) ?? ''
  const score = match.state.kind === 'terminated' ? scoreFor(match, player.id, match.state.score) : null
  const result = score && resultOf(score)
  const noScore =
    match.state.kind === 'contested' ? (
      <span className="text-xl">{t('tournament.matches.contested')}</span>
    ) : (
      t('dashboard.versus')
    )
  return (
    <div className="grid gap-5">
      <Playmat
        far={{
          name: opponentName,
          note: t('dashboard.opponent'),
          games: score?.wins2 ?? null,
          isWinner: result === 'lost',
        }}
        near={{ name: player.name, note: t('dashboard.you'), games: score?.wins1 ?? null, isWinner: result === 'won' }}
        table={match.table}
        noScore={noScore}
      />
      <Announcement tournament={tournament} access={access} match={match} opponentName={opponentName} />
      {match.state.kind === 'pending' ? (
        <ScoreEntry access={access} match={match} rules={tournament.rules} />
      ) : (
        <StandingResult access={access} match={match} rules={tournament.rules} opponentName={opponentName} />
      )}
      {match.state.kind === 'terminated' ? <NextRoundHint tournament={tournament} /> : null}
    </div>
  )
}

/** Heard by who does not see the mat, when it changes. */
function Announcement({ match, access, opponentName }: CurrentMatchProps & { readonly opponentName: string }) {
  const { t } = useTranslation()
  const resultText = useResultText()
  const { round, table, state } = match
  const sentence = () => {
    if (state.kind === 'contested') return t('dashboard.say.contested', { round })
    if (state.kind === 'pending') return t('dashboard.say.match', { round, table, name: opponentName })
    return t('dashboard.say.scored', { round, result: resultText(scoreFor(match, access.player.id, state.score)) })
  }
  return (
    <p aria-live="polite" className="sr-only">
      {sentence()}
    </p>
  )
}
