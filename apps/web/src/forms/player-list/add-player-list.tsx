import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { raisedCapacity, seatedCount } from '@tablee/domain/tournaments/players/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ListPlus } from 'lucide-react'
import type { Act } from '../../acts/act.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import { PlayerListDialog } from './player-list-dialog.tsx'
import type { usePlayerList } from './use-player-list.ts'

export type ListedPlayers = { readonly playerNames: readonly string[] }

type AddPlayerListProps<Reply> = {
  readonly tournament: Tournament
  readonly list: ReturnType<typeof usePlayerList>
  /** Including players without a seat. */
  readonly takenNames: readonly string[]
  readonly act: Act<ListedPlayers, Reply>
  /** The new number of seats. */
  readonly capacityIn: (reply: Reply) => number | null
}

export function AddPlayerList<Reply>(props: AddPlayerListProps<Reply>) {
  const { tournament, list, takenNames, act, capacityIn } = props
  const { t } = useTranslation()
  const { capacity } = tournament
  const round = currentRound(tournament)
  const add = async (playerNames: readonly string[]) => {
    const reply = await act.send({ playerNames })
    if (reply === null) return
    list.forget()
    const title = t('playerList.added', { count: playerNames.length })
    const count = raisedCapacity(capacity, capacityIn(reply))
    if (count === null) notify.success({ title })
    else notify.info({ title, description: t('tournament.seatsNow', { count }) })
  }
  return (
    <>
      <Button
        variant="secondary"
        className="shrink-0 max-sm:px-2.5"
        title={t('playerList.open')}
        icon={<ListPlus aria-hidden="true" className="size-5" />}
        onClick={list.open}
      >
        <span className="max-lg:sr-only">{t('playerList.open')}</span>
      </Button>
      <PlayerListDialog
        list={list}
        takenNames={takenNames}
        seats={{ capacity, taken: seatedCount(tournament) }}
        note={round > 0 ? <p className="text-sm">{t('playerList.playFrom', { round: round + 1 })}</p> : null}
        act={act}
        onAdd={(names) => void add(names)}
      />
    </>
  )
}
