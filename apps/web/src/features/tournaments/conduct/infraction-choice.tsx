import type { ConductEntry } from '@tablee/contract/tournaments/questions/get-conduct'
import type { InfractionId } from '@tablee/domain/tournaments/conduct/infraction-ids'
import type {
  Infraction,
  InfractionList,
  UsualPenalty,
} from '@tablee/domain/tournaments/conduct/infraction-lists/infraction-list'
import { infractionsOf, isCountedBefore, isOldList, usualPenalty } from '@tablee/domain/tournaments/conduct/infractions'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { Player, PlayerId } from '@tablee/domain/tournaments/tournament'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMay } from '../../../acts/acting-as.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useConduct } from '../api/players/conduct.ts'

type InfractionChoiceProps = {
  readonly game: Game
  readonly access: StaffAccess
  readonly player: Player
  readonly value: InfractionId | null
  /** With the penalty that is usual this time; null: none is. */
  readonly onChange: (infraction: InfractionId | null, usual: UsualPenalty | null) => void
  readonly disabled: boolean
}

/** What a penalty is for, where the game has a published list. */
export function InfractionChoice({ game, ...props }: InfractionChoiceProps) {
  const list = infractionsOf(game)
  return list ? <Choice {...props} list={list} /> : null
}

type ChoiceProps = Omit<InfractionChoiceProps, 'game'> & { readonly list: InfractionList }

const NONE = 'none'

function Choice({ list, access, player, value, onChange, disabled }: ChoiceProps) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const timesBefore = useTimesBefore(access, { player: player.id, list })
  const chosen = list.infractions.find(({ id }) => id === value) ?? null
  /** Null: nothing was proposed here. */
  const [timesProposed, setTimesProposed] = useState<number | null>(null)
  const propose = (infraction: Infraction) => {
    const times = timesBefore(infraction.id)
    setTimesProposed(times)
    onChange(infraction.id, usualPenalty(infraction, times))
  }
  const times = chosen ? timesBefore(chosen.id) : 0
  const proposeAgain = useEffectEvent(() => {
    if (chosen) propose(chosen)
  })
  // The history may come after the choice, or grow.
  useEffect(() => {
    if (timesProposed !== null && timesProposed !== times) proposeAgain()
  }, [timesProposed, times])
  const old = isOldList(list, new Date()) ? [t('infractions.oldSource')] : []
  const hint = chosen ? hintOf(chosen) : sourceOf(list)
  function hintOf(infraction: Infraction): string {
    const usual = usualPenalty(infraction, times)
    const before = list.repeating === 'on-a-day' ? 'infractions.today' : 'infractions.before'
    return [
      usual ? t('infractions.usual', { penalty: nameOf(usual) }) : t('infractions.usualNone'),
      ...(times > 0 ? [t(before, { count: times })] : []),
      ...(times > 0 && list.repeating === 'judged' ? [t('infractions.judged')] : []),
      ...(times > 0 && list.repeating === 'same-error' && infraction.repeated.length > 0
        ? [t('infractions.sameError')]
        : []),
      ...old,
    ].join(' ')
  }
  function nameOf({ penalty, form }: UsualPenalty): string {
    return form ? t(`infractions.form.${form}`) : t(`conduct.kind.${penalty}`)
  }
  function sourceOf({ name, since }: InfractionList): string {
    return [t('infractions.source', { name, date: date(new Date(since)) }), ...old].join(' ')
  }
  return (
    <SelectInput<InfractionId | typeof NONE>
      label={t('infractions.label')}
      hint={hint}
      value={value ?? NONE}
      disabled={disabled}
      onChange={(id) => {
        const infraction = list.infractions.find((each) => each.id === id)
        if (infraction) return propose(infraction)
        setTimesProposed(null)
        onChange(null, null)
      }}
      options={[
        { value: NONE, label: t('infractions.none') },
        ...list.infractions.map(({ id, of }) => ({
          ...{ value: id, label: t(`infractions.name.${id}`), group: t(`infractions.class.${of}`) },
        })),
      ]}
    />
  )
}

type Counted = { readonly player: PlayerId; readonly list: InfractionList }

/** How often each infraction of a player stands in this tournament's history, as far as the list counts it. */
function useTimesBefore({ code, secret: organizerId }: StaffAccess, { player, list }: Counted) {
  const may = useMay()
  const { data = [] } = useConduct({ code, as: { organizerId }, isAllowed: may('get-conduct') })
  const isCounted = ({ playerKey, takenBackAt, at }: ConductEntry) =>
    playerKey === player && takenBackAt === null && isCountedBefore(list, new Date(at), new Date())
  return (infraction: InfractionId) =>
    data.filter((entry) => entry.infraction === infraction && isCounted(entry)).length
}
