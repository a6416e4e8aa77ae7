import type { PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'

type RoundGroundProps = {
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly field: readonly PairingPlayer[]
}

/** A pairing's inputs besides the seed: points, earlier opponents and byes, and those left out. */
export function RoundGround({ tournament, round, field }: RoundGroundProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const names = usePlayerNames(tournament)
  const [isOpen, setIsOpen] = useState(false)
  const paired = new Set<string>(field.map(({ id }) => id))
  const absent = tournament.players.filter(({ id }) => !paired.has(id))
  return (
    <section aria-labelledby="ground-title" className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <h2 id="ground-title" className="text-section">
        {t('roundCheck.ground')}
      </h2>
      <p className="max-w-prose text-muted">{t('roundCheck.groundHelp', { round })}</p>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
        {t('roundCheck.showGround', { count: field.length })}
      </Button>
      {isOpen ? <Field field={field} names={names} /> : null}
      {absent.length === 0 ? null : (
        <p className="text-sm text-muted wrap-anywhere">
          {t('roundCheck.absent', { names: list(absent.map(({ name }) => name)) })}
        </p>
      )}
    </section>
  )
}

function Field({ field, names }: { readonly field: readonly PairingPlayer[]; readonly names: PlayerNames }) {
  const nameOf = (id: string) => names.get(id as PlayerId) ?? ''
  const sorted = field.toSorted(
    (one, other) => other.points - one.points || nameOf(one.id).localeCompare(nameOf(other.id)),
  )
  return (
    <ul className="w-full divide-y divide-line rounded-card border border-line bg-surface">
      {sorted.map((player) => (
        <li key={player.id} className="drawn-in-sight grid grid-cols-[minmax(0,1fr)] px-3 py-2">
          <Ground player={player} nameOf={nameOf} />
        </li>
      ))}
    </ul>
  )
}

type GroundProps = { readonly player: PairingPlayer; readonly nameOf: (id: string) => string }

function Ground({ player, nameOf }: GroundProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const { id, points, opponents, byes } = player
  const met =
    opponents.length === 0 ? t('roundCheck.metNobody') : t('roundCheck.met', { names: list(opponents.map(nameOf)) })
  return (
    <>
      <PlayerName name={nameOf(id)} isStrong note={t('tournament.own.points', { count: points })} />
      <span className="text-sm text-muted wrap-anywhere">
        {byes === 0 ? met : list([met, t('roundCheck.byes', { count: byes })])}
      </span>
    </>
  )
}
