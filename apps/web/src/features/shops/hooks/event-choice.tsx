import { HOOK_EVENTS, type HookEvent } from '@tablee/domain/shops/hook'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

type EventChoiceProps = {
  readonly chosen: readonly HookEvent[]
  readonly onChange: (events: HookEvent[]) => void
}

/** What an address is told. */
export function EventChoice({ chosen, onChange }: EventChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t('hooks.events')}</legend>
      {HOOK_EVENTS.map((event) => (
        <Checkbox
          key={event}
          isChecked={chosen.includes(event)}
          onChange={(isChosen) =>
            onChange(HOOK_EVENTS.filter((each) => (each === event ? isChosen : chosen.includes(each))))
          }
          label={t(`hooks.event.${event}`)}
        />
      ))}
    </fieldset>
  )
}
