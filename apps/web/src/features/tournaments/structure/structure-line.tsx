import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { FIRST_STAGE, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { later } from '../../../ui/later.tsx'
import type { LeagueLineProps } from '../league/league-line.tsx'
import { usePartLine } from '../parts/use-part-text.ts'

/** Few play leagues. */
const leagueLine = later<LeagueLineProps>(async () => (await import('../league/league-line.tsx')).LeagueLine)

type StructureLineProps = { readonly tournament: Tournament }

/** For teams, and for other than Swiss: the name, and until the start an explanation. */
export function StructureLine({ tournament }: StructureLineProps) {
  return (
    <>
      <KindLine tournament={tournament} />
      <TeamLine tournament={tournament} />
    </>
  )
}

/** Whoever comes alone reads that they need others, before they join. */
function TeamLine({ tournament }: StructureLineProps) {
  const { t } = useTranslation()
  const { teamKind } = tournament
  if (teamKind === null) return null
  return (
    <p className="max-w-prose">
      <span className="font-semibold">{t(`teams.names.${teamKind}`)}</span>
      {isWaiting(tournament) ? <span className="text-muted"> · {t(`teams.hints.${teamKind}`)}</span> : null}
    </p>
  )
}

function KindLine({ tournament }: StructureLineProps) {
  const { t } = useTranslation()
  const structure = structureOf(tournament)
  const part = usePartLine(tournament)
  if (part !== null) return <p className="max-w-prose font-semibold">{part}</p>
  if (structure === 'swiss') return null
  const isLeague = leagueOf(tournament.stages[0] ?? FIRST_STAGE) !== null
  return (
    <>
      <p className="max-w-prose">
        <span className="font-semibold">{t(`structure.names.${structure}`)}</span>
        {isWaiting(tournament) && !isLeague ? (
          <span className="text-muted"> · {t(`structure.hints.${structure}`)}</span>
        ) : null}
      </p>
      {isLeague ? <leagueLine.Component tournament={tournament} /> : null}
    </>
  )
}
