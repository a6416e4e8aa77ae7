import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { cutCandidates } from '@tablee/domain/tournaments/rounds/cut-field'
import { partsToCome, plannedWish } from '@tablee/domain/tournaments/rounds/planned-parts'
import { isPlayedOut } from '@tablee/domain/tournaments/rounds/round-progress'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { PlannedPartsLine } from './planned-parts-line.tsx'

export type OwnNextPartProps = { readonly tournament: Tournament; readonly own: PlayerId }

/** What follows, for somebody who plays: how, with which points, and once the part is over, whether with them. */
export function OwnNextPart({ tournament, own }: OwnNextPartProps) {
  const { t } = useTranslation()
  const fate = useMemo(() => fateOf(tournament, own), [tournament, own])
  const [next] = partsToCome(tournament)
  if (!next) return null
  return (
    <div className="grid min-w-0 gap-1">
      {fate === null ? null : <p className="font-semibold">{t(`parts.planned.${fate}`)}</p>}
      <PlannedPartsLine tournament={tournament} />
      {isWaiting(tournament) ? null : (
        <p className="text-sm text-muted">
          {t(next.carriesPoints ? 'parts.planned.keepYours' : 'parts.planned.fromZero')}
        </p>
      )}
    </div>
  )
}

/** Whether somebody plays on, where not everybody does; null until the last result. */
function fateOf(tournament: Tournament, own: PlayerId): 'playsOn' | 'staysOut' | null {
  if (partsToCome(tournament).length === 0 || !isPlayedOut(tournament)) return null
  const candidates = cutCandidates(tournament)
  const playing = plannedWish(tournament, candidates.length)?.playing ?? null
  if (playing === null) return null
  return candidates.slice(0, playing).some(({ playerId }) => playerId === own) ? 'playsOn' : 'staysOut'
}
