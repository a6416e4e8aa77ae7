import { QUIET_ALL_DAY } from '@tablee/domain/tournaments/life/quiet-hours'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { usePlanQuietHours } from '../api/change-settings.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

type QuietProps = { readonly tournament: Tournament; readonly access: StaffAccess }

const CHOICES = ['never', 'allDay', 'hours'] as const
type Choice = (typeof CHOICES)[number]
type Wish = { readonly choice: Choice; readonly from: string; readonly to: string }

const USUAL = { from: '14:00', to: '15:00' }

/** When screens that follow the tournament make neither sound nor motion. */
export function QuietRow({ tournament, access }: QuietProps) {
  const { t } = useTranslation()
  const { choice, from, to } = wishOf(tournament.quietHours)
  return (
    <SettingRow
      title={t('quiet.event')}
      value={choice === 'hours' ? t('quiet.hours', { from, to }) : t(`quiet.${choice}`)}
      sheetTitle={t('quiet.event')}
      description={t('quiet.help')}
    >
      <QuietForm tournament={tournament} access={access} />
    </SettingRow>
  )
}

function QuietForm({ tournament: { quietHours: before }, access }: QuietProps) {
  const { t } = useTranslation()
  const plan = usePlanQuietHours(access)
  const form = useForm<Wish>({
    initial: wishOf(before),
    isSending: plan.isSending,
    send: async (wish) => {
      const reply = await plan.send({ quietHours: hoursOf(wish) })
      return reply && sheet.saved({ title: t('quiet.saved'), takeBack: () => plan.send({ quietHours: before }) })
    },
  })
  const { choice, from, to } = form.values
  const isUnchanged = hoursOf(form.values) === before
  const isWhole = choice !== 'hours' || (from !== '' && to !== '' && from !== to)
  const sheet = useSettingSheet(!isUnchanged)
  return (
    <form {...form.formProps} className="grid gap-4">
      <ChoiceCards
        label={t('quiet.when')}
        choices={CHOICES.map((value) => ({ value, label: t(`quiet.choice.${value}`) }))}
        value={choice}
        onChange={(chosen) => form.set('choice', chosen)}
      />
      {choice === 'hours' ? (
        <div className="grid grid-cols-2 gap-3 large-text:grid-cols-1">
          <TextInput type="time" label={t('quiet.from')} value={from} onChange={(time) => form.set('from', time)} />
          <TextInput type="time" label={t('quiet.to')} value={to} onChange={(time) => form.set('to', time)} />
        </div>
      ) : null}
      <ActFailure act={plan} title={t('quiet.failed')} />
      <SaveSetting label={t('quiet.save')} isBusy={plan.isSending} disabled={isUnchanged || !isWhole} />
    </form>
  )
}

function wishOf(hours: string | null): Wish {
  if (hours === null) return { choice: 'never', ...USUAL }
  if (hours === QUIET_ALL_DAY) return { choice: 'allDay', ...USUAL }
  const [from = '', to = ''] = hours.split('-')
  return { choice: 'hours', from, to }
}

function hoursOf({ choice, from, to }: Wish): string | null {
  switch (choice) {
    case 'never':
      return null
    case 'allDay':
      return QUIET_ALL_DAY
    case 'hours':
      return `${from}-${to}`
    default:
      return choice satisfies never
  }
}
