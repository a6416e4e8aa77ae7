import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { awardByes } from '@tablee/domain/tournaments/players/award-byes'
import { awardedByesOf, MOST_AWARDED_BYES } from '@tablee/domain/tournaments/players/awarded-byes'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'
import type { OrganizerAct, useOrganizerAct } from '../api/organizer-act.ts'

type AwardedByesProps = {
  readonly tournament: Tournament
  readonly registration: RegistrationView
  readonly act: ReturnType<typeof useOrganizerAct>
  readonly send: (wished: OrganizerAct['act']) => Promise<void>
}

/** For how many of the first rounds a player gets a bye; offers only what can still be chosen. */
export function AwardedByes({ tournament, registration, act, send }: AwardedByesProps) {
  const { t } = useTranslation()
  const playerId = registration.playerKey as PlayerId
  const awarded = awardedByesOf(tournament, playerId)
  const sent = act.isSending && act.input?.act.kind === 'byes' ? act.input.act.byes : null
  const open = Array.from({ length: MOST_AWARDED_BYES + 1 }, (_, byes) => byes).filter(
    (byes) => awardByes(tournament, { playerId, byes }).accepted,
  )
  const isGone = registration.status === 'cancelled' || registration.dropped
  if (isGone) return null
  return (
    <ByesChoice
      open={open}
      hint={t('byes.hint')}
      value={sent ?? awarded}
      onChange={(byes) => {
        if (!act.isSending) void send({ kind: 'byes', byes })
      }}
    />
  )
}

type ByesFieldProps = {
  readonly tournament: Tournament
  readonly value: number
  readonly onChange: (byes: number) => void
}

/** For somebody being added; empty once a round with awarded byes has been paired. */
export function ByesField({ tournament, value, onChange }: ByesFieldProps) {
  if (structureOf(tournament) !== 'swiss' || !isWaiting(tournament)) return null
  return <ByesChoice open={[...Array(MOST_AWARDED_BYES + 1).keys()]} value={value} onChange={onChange} />
}

type ByesChoiceProps = Omit<ByesFieldProps, 'tournament'> & { readonly open: readonly number[]; readonly hint?: string }

function ByesChoice({ open, hint, value, onChange }: ByesChoiceProps) {
  const { t } = useTranslation()
  if (open.length < 2) return null
  return (
    <SelectInput
      label={t('byes.label')}
      {...(hint === undefined ? {} : { hint })}
      options={open.map((byes) => ({
        value: String(byes),
        label: byes === 0 ? t('byes.none') : t('byes.rounds', { count: byes }),
      }))}
      value={String(value)}
      onChange={(byes) => onChange(Number(byes))}
    />
  )
}
