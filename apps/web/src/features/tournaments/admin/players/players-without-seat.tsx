import { playersWithoutSeat } from '@tablee/domain/tournaments/players/late-seats'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { PlayerName } from '../../../../ui/player-name.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { LateArrival } from './late-arrival.tsx'

type PlayersWithoutSeatProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Without a place in the current round: late, returned, or left out by hand. */
export function PlayersWithoutSeat({ tournament, access }: PlayersWithoutSeatProps) {
  const { t } = useTranslation()
  const may = useMay()
  const [opened, setOpened] = useState<PlayerId | null>(null)
  const players = useMemo(() => playersWithoutSeat(tournament), [tournament])
  if (!may('seat-late-player')) return null
  return (
    <>
      {players.length > 0 ? (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="text-base font-semibold">{t('lateSeat.withoutSeat')}</h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-surface">
            {players.map(({ id, name }) => (
              <li key={id} className="flex min-h-16 items-center gap-3 py-1.5 ps-4 pe-3 drawn-in-sight">
                <PlayerName name={name} isOneLine className="flex-1" />
                <Button
                  variant="secondary"
                  aria-label={t('lateSeat.placeName', { name })}
                  onClick={() => setOpened(id)}
                >
                  {t('lateSeat.place')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <LateArrival tournament={tournament} access={access} playerId={opened} onClose={() => setOpened(null)} />
    </>
  )
}
