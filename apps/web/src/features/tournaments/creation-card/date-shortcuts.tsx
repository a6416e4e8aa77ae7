import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Chip } from '../../../ui/chip.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { type MomentShortcut, momentShortcuts } from './moment-shortcuts.ts'

type DateShortcutsProps = {
  readonly day: string
  readonly time: string
  /** Start of the organizer's last event. */
  readonly lastStart: string | null
  readonly onChoose: (moment: { readonly day: string; readonly time: string }) => void
}

/** Usual moments, one tap each. Not rendered by the server, which does not know the reader's day and hour. */
export function DateShortcuts({ day, time, lastStart, onChoose }: DateShortcutsProps) {
  const { t } = useTranslation()
  const nameOf = useShortcutName()
  if (!useHydrated()) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t('creation.advanced.shortcuts.label')}</legend>
      {momentShortcuts(new Date(), lastStart).map((shortcut) => (
        <Chip
          key={shortcut.kind}
          isPressed={shortcut.day === day && shortcut.time === time}
          onPress={() => onChoose(shortcut)}
        >
          {nameOf(shortcut)}
        </Chip>
      ))}
    </fieldset>
  )
}

function useShortcutName(): (shortcut: MomentShortcut) => string {
  const { t } = useTranslation()
  const formats = useFormats()
  return ({ kind, day, time }) => {
    const at = new Date(`${day}T${time}`)
    return t(`creation.advanced.shortcuts.${kind}`, { weekday: formats.weekday(at), time: formats.time(at) })
  }
}
