import { PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/players/player-name'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { seatedAs } from '@tablee/domain/tournaments/teams/free-seats'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { ArrowUp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { PlayerName } from '../../../../ui/player-name.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { seatLetter } from '../../teams/seat-letter.ts'

/** The member at each seat; null where it is free. */
export type Seats = readonly (PlayerId | null)[]

type TeamSeatsProps = {
  readonly seats: Seats
  readonly names: PlayerNames
  readonly fault: ReactNode
  readonly onChange: (seats: Seats) => void
  /** Of people who are not there yet, by seat; null: nobody comes in here. */
  readonly newcomers: { readonly typed: readonly string[]; readonly onType: (typed: readonly string[]) => void } | null
}

/** Who sits where; a free seat takes the name of somebody new. */
export function TeamSeats({ seats, names, fault, onChange, newcomers }: TeamSeatsProps) {
  const { t } = useTranslation()
  const swap = (seat: number, above: number) =>
    onChange(withFirst(seats.with(seat, seats[above] ?? null).with(above, seats[seat] ?? null)))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <ol aria-label={t('teams.desk.members')} className="divide-y divide-line rounded-card border border-line">
        {seats.map((member, seat) => {
          const name = (member && names.get(member)) ?? ''
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are the seats
            <li key={seat} className="flex min-h-12 items-center gap-2 ps-3">
              <span className="w-5 shrink-0 font-display font-bold">{seatLetter(seat)}</span>
              {member !== null ? (
                <>
                  <PlayerName name={name} className="flex-1" />
                  {seat === 0 ? null : (
                    <IconButton
                      label={t('teams.desk.up', { name })}
                      icon={<ArrowUp aria-hidden="true" className="size-5" />}
                      onClick={() => swap(seat, seat - 1)}
                    />
                  )}
                  <IconButton
                    label={t('teams.desk.takeOut', { name })}
                    icon={<X aria-hidden="true" className="size-5" />}
                    onClick={() => onChange(withFirst(seats.with(seat, null)))}
                  />
                </>
              ) : newcomers ? (
                <div className="grid flex-1 grid-cols-[minmax(0,1fr)] py-1 pe-1">
                  <TextInput
                    label={t('teams.desk.newcomer', { seat: seatLetter(seat) })}
                    placeholder={t('teams.desk.newcomerHint')}
                    isLabelHidden
                    autoComplete="off"
                    maxLength={PLAYER_NAME_MAX_LENGTH}
                    value={newcomers.typed[seat] ?? ''}
                    onChange={(typed) =>
                      newcomers.onType(seats.map((_, at) => (at === seat ? typed : (newcomers.typed[at] ?? ''))))
                    }
                  />
                </div>
              ) : (
                <span className="flex-1 text-muted">{t('teams.freeSeat')}</span>
              )}
            </li>
          )
        })}
      </ol>
      <p role="alert" className="text-carmine empty:hidden">
        {fault}
      </p>
    </div>
  )
}

/** The first seat is the captain's: the next member moves up to it. */
function withFirst(seats: Seats): Seats {
  const { members, seats: taken = members.map((_, index) => index) } = seatedAs(seats)
  return seats.map((_, seat) => members[taken.indexOf(seat)] ?? null)
}
