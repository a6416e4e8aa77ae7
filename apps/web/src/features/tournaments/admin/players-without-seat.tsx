import { playersWithoutSeat } from '@tablee/domain/tournaments/late-seats'
import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useRef, useState } from 'react'
import { useMay } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import type { StaffAccess } from '../api/own-roles.ts'
import { LateEntry } from './late-entry.tsx'
import { useLateSeat } from './use-late-seat.ts'

type PlayersWithoutSeatProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Who is in the tournament and has no place in the round being played: late, back, or left out by hand. */
export function PlayersWithoutSeat({ tournament, access }: PlayersWithoutSeatProps) {
  const { t } = useTranslation()
  const may = useMay()
  const seating = useLateSeat(tournament, access)
  const [opened, setOpened] = useState<PlayerId | null>(null)
  const players = useMemo(() => playersWithoutSeat(tournament), [tournament])
  const player = players.find(({ id }) => id === opened) ?? null
  const last = useRef<Player | null>(player)
  if (player) last.current = player
  const close = () => setOpened(null)
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
      <Dialog
        isOpen={player !== null}
        onClose={close}
        title={<bdi>{last.current?.name}</bdi>}
        closeLabel={t('tournament.close')}
      >
        {player ? <LateEntry tournament={tournament} player={player} seating={seating} onDone={close} /> : null}
      </Dialog>
    </>
  )
}
