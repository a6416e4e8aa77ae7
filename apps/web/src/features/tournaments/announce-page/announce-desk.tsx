import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import type { CreatedTournament } from '../api/following/created-tournament.ts'
import type { AdvancedAccess } from '../creation-card/advanced-access.ts'
import { type AdvancedDraft, writeDraft } from '../creation-card/advanced-draft.ts'
import { GameInputs, NewSeatsInput, StartInput } from '../creation-card/announcement-inputs.tsx'
import { DateShortcuts } from '../creation-card/date-shortcuts.tsx'
import { PlaceInput } from '../creation-card/event-inputs.tsx'
import { PastDateDialog } from '../creation-card/past-date-dialog.tsx'
import { RepeatField } from '../creation-card/repeat-field.tsx'
import type { AnnouncementForm } from '../creation-card/use-advanced-draft.ts'
import { useAnnouncing } from '../creation-card/use-announcing.ts'
import { rulesOfStructure } from '../game-rules/chosen-rules.ts'
import { MatchRulesField } from '../game-rules/match-rules-field.tsx'
import { StructureField } from '../structure/structure-field.tsx'
import { FoldedParts } from './folded-parts.tsx'
import { PagePreview } from './page-preview.tsx'

type AnnounceDeskProps = {
  readonly access: AdvancedAccess
  readonly begun: AdvancedDraft
  readonly lastStart: string | null
  readonly registration: (tournament: Tournament) => ReactNode
  /** Called on every change of the fields. */
  readonly onDraft: (draft: AdvancedDraft) => void
  readonly onCreated: (tournament: CreatedTournament) => void
}

/** Fields left, page right; on small screens the page unfolds below. */
export function AnnounceDesk({ access, begun, lastStart, registration, onDraft, onCreated }: AnnounceDeskProps) {
  const { t } = useTranslation()
  const { form, ...announcing } = useAnnouncing({ access, begun, onCreated })
  const { values } = form
  const isBeside = useMedia('(min-width: 64rem)')
  const tell = useEffectEvent(onDraft)
  useEffect(() => tell(values), [values])
  const preview = <PagePreview draft={values} registration={registration} />
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start">
      <form {...form.formProps} onSubmit={announcing.onSubmit} className="grid min-w-0 gap-5">
        <AnnouncementFields form={form} lastStart={lastStart} />
        <FoldedParts form={form} />
        {isBeside ? null : <FoldedPreview>{preview}</FoldedPreview>}
        {access.standing === 'member' ? access.notice : null}
        <div className="flex flex-col-reverse gap-2 sm:flex-row">
          <Link
            to="/"
            search={{ formData: writeDraft(values) }}
            className={buttonClass({ variant: 'secondary', size: 'large' })}
          >
            {t('creation.advanced.back')}
          </Link>
          <Button
            type="submit"
            size="large"
            className="flex-1"
            isBusy={announcing.isCreating}
            disabled={!announcing.canSubmit}
          >
            {announcing.submitText}
          </Button>
        </div>
      </form>
      {isBeside ? (
        <div className="sticky top-20 grid max-h-[calc(100dvh-6rem)] min-w-0 overflow-y-auto">{preview}</div>
      ) : null}
      <PastDateDialog question={form.pastDate} />
      {access.signIn({ formData: writeDraft(values), ...announcing.signingIn, redirect: '/announce' })}
    </div>
  )
}

function FoldedPreview({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid min-w-0 gap-3">
      <Button
        variant="quiet"
        className="justify-self-start px-2!"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        icon={<ChevronDown aria-hidden="true" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />}
      >
        {t('announce.preview.title')}
      </Button>
      {isOpen ? children : null}
    </div>
  )
}

type AnnouncementFieldsProps = {
  readonly form: AnnouncementForm
  /** Start of the organizer's last event. */
  readonly lastStart: string | null
}

function AnnouncementFields({ form, lastStart }: AnnouncementFieldsProps) {
  const { values } = form
  return (
    <>
      <GameInputs form={form} />
      {/* Whatever depends on it stands below: nothing moves under the finger that chooses. */}
      <StructureField
        value={values.structure}
        onChange={(structure) => {
          form.set('structure', structure)
          form.set('rules', rulesOfStructure(values.rules, structure))
        }}
      />
      <MatchRulesField
        structure={values.structure}
        rules={values.rules}
        onChange={(rules) => form.set('rules', rules)}
      />
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
