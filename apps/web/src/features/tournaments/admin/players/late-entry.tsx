import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { type LateSeats, lateSeats } from '@tablee/domain/tournaments/players/late-seats'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { usePlayerNames } from '../../tournament-frame/player-names.ts'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'
import { RepairOffer } from '../rounds/repair-offer.tsx'
import { Choice } from './choice.tsx'
import type { LateSeating } from './use-late-seat.ts'

type LateEntryProps = {
  readonly tournament: Tournament
  readonly player: Player
  readonly seating: LateSeating
  /** The player has a place, or waits for the next round. */
  readonly onDone: () => void
}

/** Ways into the current round and what each is worth: one tap decides (STAK-4). */
export function LateEntry({ tournament, player, seating, onDone }: LateEntryProps) {
  const { t } = useTranslation()
  const may = useMay()
  const seats = lateSeats(tournament, player.id)
  if (!may('seat-late-player')) {
    const isLater = player.firstRound > currentRound(tournament) && seats !== null
    return isLater ? <p className="text-muted">{t('admin.players.playsFrom', { round: player.firstRound })}</p> : null
  }
  return seats ? (
    <Choices tournament={tournament} player={player} seating={seating} onDone={onDone} seats={seats} />
  ) : null
}

function Choices({ tournament, player, seating, onDone, seats }: LateEntryProps & { readonly seats: LateSeats }) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const { list } = useFormats()
  const names = usePlayerNames(tournament)
  const { round, missedRounds, byePoints, hadBye, chairs, pod, opponents } = seats
  const seat = async (opponent: LateSeats['opponents'][number]['playerId'] | null) => {
    if (await seating.seat({ playerId: player.id, round, opponent })) onDone()
  }
  const isBusy = seating.act.isSending || seating.repairAct.isSending
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-base font-semibold">{t('lateSeat.title', { round })}</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {chairs.map(({ playerId, left, table, hasMet }) => (
          <Choice
            key={playerId}
            label={t('lateSeat.chair', {
              left: names.get(left) ?? '',
              table: labelOf(table),
              name: names.get(playerId) ?? '',
            })}
            isBusy={isBusy}
            onChoose={() => void seat(playerId)}
          >
            {t('lateSeat.chairNote')}
            {hasMet ? ` ${t('lateSeat.hasMet')}` : null}
          </Choice>
        ))}
        {pod === null ? null : (
          <Choice
            label={t('lateSeat.pod', { table: labelOf(pod.table) })}
            isBusy={isBusy}
            onChoose={() => void seat(pod.playerId)}
          >
            {t('lateSeat.podNote', { names: list(pod.sitting.map((id) => names.get(id) ?? '')) })}
          </Choice>
        )}
        <Choice
          label={missedRounds === 0 ? t('lateSeat.next') : t('lateSeat.nextAfter', { count: missedRounds })}
          isBusy={isBusy}
          onChoose={onDone}
        >
          {t('lateSeat.nextNote', { round })}
        </Choice>
        {opponents.map(({ playerId, table, hasMet }) => (
          <Choice
            key={playerId}
            label={t('lateSeat.against', { name: names.get(playerId) ?? '' })}
            isBusy={isBusy}
            onChoose={() => void seat(playerId)}
          >
            {t('lateSeat.againstNote', { table: labelOf(table), count: byePoints })}
            {hasMet ? ` ${t('lateSeat.hasMet')}` : null}
          </Choice>
        ))}
        <Choice label={t('lateSeat.bye')} isBusy={isBusy} onChoose={() => void seat(null)}>
          {t('lateSeat.byeNote', { count: byePoints })}
          {hadBye ? ` ${t('lateSeat.hadBye')}` : null}
        </Choice>
      </ul>
      <ActFailure act={seating.act} title={t('admin.failed.pairings')} isTap />
      <RepairOffer
        {...{ tournament, seating, onDone }}
        player={player.id}
        hasPlace={chairs.length > 0 || pod !== null || opponents.length > 0}
      />
    </section>
  )
}
