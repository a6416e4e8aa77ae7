import type { InfractionId } from '@tablee/domain/tournaments/conduct/infraction-ids'
import { type InfractionList, infractionsOf, usualPenalty } from '@tablee/domain/tournaments/conduct/infractions'
import type { PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { Player, PlayerId } from '@tablee/domain/tournaments/tournament'
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
  readonly onChange: (infraction: InfractionId | null, usual: PenaltyKind | null) => void
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
  const timesBefore = useTimesBefore(access, player.id)
  const chosen = list.infractions.find(({ id }) => id === value) ?? null
  const times = timesBefore(value)
  const usual = chosen && usualPenalty(chosen, times)
  const hint = chosen
    ? [
        usual === null ? t('infractions.usualNone') : t('infractions.usual', { penalty: t(`conduct.kind.${usual}`) }),
        ...(times > 0 ? [t('infractions.before', { count: times })] : []),
      ].join(' ')
    : t('infractions.source', { name: list.name, date: date(new Date(list.since)) })
  return (
    <SelectInput<InfractionId | typeof NONE>
      label={t('infractions.label')}
      hint={hint}
      value={value ?? NONE}
      disabled={disabled}
      onChange={(id) => {
        const infraction = list.infractions.find((each) => each.id === id)
        onChange(infraction?.id ?? null, infraction ? usualPenalty(infraction, timesBefore(infraction.id)) : null)
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

/** How often each infraction of a player stands in this tournament's history. */
function useTimesBefore({ code, secret: organizerId }: StaffAccess, player: PlayerId) {
  const may = useMay()
  const { data = [] } = useConduct({ code, as: { organizerId }, isAllowed: may('get-conduct') })
  return (infraction: InfractionId | null) =>
    infraction === null
      ? 0
      : data.filter(
          (entry) => entry.playerKey === player && entry.infraction === infraction && entry.takenBackAt === null,
        ).length
}
