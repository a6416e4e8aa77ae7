import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { lastCompleteRound, matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLiveStandings } from '../standings-table/live-standings.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useRoundName } from '../tournament-frame/round-name.ts'
import { SavePairings, SaveStandings } from './save-buttons.tsx'

/** All spreadsheet exports, newest first. */
export function SpreadsheetFiles({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const standings = useLiveStandings(tournament)
  const { code, matches } = tournament
  const nameOf = useRoundName(tournament)
  const round = currentRound(tournament)
  return (
    <div className="grid gap-1">
      <p className="text-muted">{t('spreadsheet.help')}</p>
      <div className="flex flex-wrap gap-x-6">
        {lastCompleteRound(tournament) > 0 && standings.length > 0 ? (
          <SaveStandings tournament={tournament} standings={standings} />
        ) : null}
        <SavePairings
          code={code}
          round={round}
          name={nameOf(round)}
          matches={matchesOfRound(tournament, round)}
          names={names}
        />
        {round > 1 ? <SavePairings code={code} round={null} matches={matches} names={names} /> : null}
      </div>
    </div>
  )
}
