import { GameInputs, NewSeatsInput, StartInput } from '../creation-card/announcement-inputs.tsx'
import { DateShortcuts } from '../creation-card/date-shortcuts.tsx'
import { PlaceInput } from '../creation-card/event-inputs.tsx'
import { RepeatField } from '../creation-card/repeat-field.tsx'
import type { AnnouncementForm } from '../creation-card/use-advanced-draft.ts'

type AnnouncementFieldsProps = {
  readonly form: AnnouncementForm
  /** When the organizer's last event began. */
  readonly lastStart: string | null
}

/** The five that matter: what it is called, what is played, when, where and for how many. */
export function AnnouncementFields({ form, lastStart }: AnnouncementFieldsProps) {
  const { values } = form
  return (
    <>
      <GameInputs form={form} />
      <div className="grid gap-3">
        <StartInput form={form} />
        <DateShortcuts day={values.date} time={values.time} lastStart={lastStart} onChoose={form.setMoment} />
        <RepeatField draft={values} onChange={(dates) => form.set('dates', dates)} />
      </div>
      <PlaceInput {...form.field('location')} />
      <NewSeatsInput form={form} />
    </>
  )
}
