import { groupLetter, groupOfPlayers, groupsOf } from '@tablee/domain/tournaments/kinds/groups'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { type GroupMove, hasRoomFor, movableInGroups } from '@tablee/domain/tournaments/rounds/move-to-group'
import { entrantOf } from '@tablee/domain/tournaments/teams/entrants'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useDeferredValue, useMemo, useState } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useToldFailure } from '../../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useMoveToGroup } from '../../api/players/move-to-group.ts'
import { usePlayerNames } from '../../tournament-frame/player-names.ts'
import { nameMatcher } from '../../tournament-frame/search-name.ts'
import { Choice } from './choice.tsx'

/** More are searched by name. */
const FEW = 12

export type MoveToGroupProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly player: Player
  readonly onBack: () => void
  readonly onDone: () => void
}

/** One tap moves somebody, where a place is free or in exchange with one person. */
export function MoveToGroup({ tournament: asked, access, player, onBack, onDone }: MoveToGroupProps) {
  const { t } = useTranslation()
  const tournament = useMemo(() => inEntrants(asked), [asked])
  const id = entrantOf(asked, player.id)
  const name = usePlayerNames(tournament).get(id) ?? player.name
  const [typed, setTyped] = useState('')
  const act = useMoveToGroup(access)
  const move = useMove(tournament, access, act)
  const { own, rooms, others } = useWays(tournament, id)
  const searched = useDeferredValue(typed)
  const shown = useMemo(() => {
    const isMeant = nameMatcher(searched)
    return others.filter((each) => isMeant(each.name))
  }, [others, searched])
  const choose = async (group: number, instead: GroupMove['instead']) => {
    if (await move({ id, name }, { group, instead, from: own })) onDone()
  }
  const named = (group: number) => t('structure.groups.name', { letter: groupLetter(group) })
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-lg font-semibold wrap-anywhere">{t('structure.groups.moveTitle', { name })}</h3>
      <p>{t('structure.groups.moveLead', { letter: groupLetter(own) })}</p>
      <ActFailure act={act} title={t('structure.groups.moveFailed')} isTap />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        {rooms.map((group) => (
          <Choice key={group} label={named(group)} isBusy={act.isSending} onChoose={() => void choose(group, null)}>
            {t('structure.groups.room')}
          </Choice>
        ))}
      </ul>
      <h4 className="font-semibold">{t('structure.groups.exchange')}</h4>
      {others.length > FEW ? (
        <TextInput
          type="search"
          label={t('structure.groups.search')}
          isLabelHidden
          placeholder={t('structure.groups.search')}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        {shown.map(({ id: other, name: label, group }) => (
          <Choice key={other} label={label} isBusy={act.isSending} onChoose={() => void choose(group, other)}>
            {named(group)}
          </Choice>
        ))}
      </ul>
      {shown.length === 0 ? <p className="text-muted">{t('admin.players.filterEmpty')}</p> : null}
      <Button variant="secondary" onClick={onBack}>
        {t('admin.players.back')}
      </Button>
    </section>
  )
}

/** Groups with a free place, and everybody of other groups who may come in exchange, group by group. */
function useWays(tournament: Tournament, id: PlayerId) {
  const names = usePlayerNames(tournament)
  return useMemo(() => {
    const stage = groupsOf(currentStage(tournament))
    const groupOf = groupOfPlayers(currentStage(tournament))
    const own = groupOf.get(id) ?? 0
    const groups = stage?.groups ?? []
    const movable = movableInGroups(tournament)
    return {
      own,
      rooms: groups.flatMap((_, group) => (stage && hasRoomFor(stage, id, group) ? [group] : [])),
      others: groups.flatMap((members, group) =>
        group === own
          ? []
          : members.flatMap((each) => (movable.has(each) ? [{ id: each, name: names.get(each) ?? '', group }] : [])),
      ),
    }
  }, [tournament, id, names])
}

type Move = Pick<GroupMove, 'group' | 'instead'> & { readonly from: number }

/** Whether it worked; the notice offers an undo (EVEN-6). */
function useMove(tournament: Tournament, access: StaffAccess, act: ReturnType<typeof useMoveToGroup>) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const back = useMoveToGroup(access)
  useToldFailure(back, t('structure.groups.moveFailed'))
  return async ({ id: playerId, name }: Pick<Player, 'id' | 'name'>, { group, instead, from }: Move) => {
    if ((await act.send({ playerId, group, instead })) === null) return false
    const letters = { letter: groupLetter(group), otherLetter: groupLetter(from) }
    const title =
      instead === null
        ? t('structure.groups.moved', { name, ...letters })
        : t('structure.groups.exchanged', { name, other: names.get(instead) ?? '', ...letters })
    const undo = () => void back.send({ playerId, group: from, instead })
    notify.info({ title, action: { label: t('admin.players.undo'), onClick: undo } })
    return true
  }
}
