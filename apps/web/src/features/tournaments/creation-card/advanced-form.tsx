import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import type { CreatedTournament } from '../api/following/created-tournament.ts'
import { YouthField } from '../youth/youth-field.tsx'
import type { AdvancedAccess } from './advanced-access.ts'
import { type AdvancedDraft, readDraft, writeDraft } from './advanced-draft.ts'
import { EndInput, GameInputs, NewSeatsInput, PartsInput, StartInput, TeamsInput } from './announcement-inputs.tsx'
import { DescriptionInput, PlaceInput } from './event-inputs.tsx'
import { PastDateDialog } from './past-date-dialog.tsx'
import type { AnnouncementForm } from './use-advanced-draft.ts'
import { useAnnouncing } from './use-announcing.ts'

/** May come along, but can only be corrected on its own page. */
const ON_THE_PAGE = ['closes', 'fewestCards', 'fee', 'formatName', 'advanceAt'] as const

type AdvancedFormProps = {
  readonly access: AdvancedAccess
  readonly formData: string | undefined
  readonly onCreated: (tournament: CreatedTournament) => void
  readonly onBack: () => void
}

export function AdvancedForm({ access, formData, onCreated, onBack }: AdvancedFormProps) {
  const { t } = useTranslation()
  const [begun] = useState(() => unfoldedWhereFilled(readDraft(formData)))
  const { form, ...announcing } = useAnnouncing({ access, begun, onCreated })
  return (
    <>
      <form {...form.formProps} onSubmit={announcing.onSubmit} className="grid gap-5">
        <p className="text-muted">{t('creation.advanced.intro')}</p>
        <GameInputs isBrief form={form} />
        <StartInput form={form} />
        <MoreToggle isOpen={form.values.hasMore} onToggle={() => form.set('hasMore', !form.values.hasMore)} />
        {form.values.hasMore ? <More form={form} /> : null}
        <Link
          to="/announce"
          search={{ formData: writeDraft(form.values) }}
          className={`${buttonClass({ variant: 'quiet' })} justify-self-start px-2!`}
        >
          {t('announce.more')}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
        {ON_THE_PAGE.some((field) => form.faultOf(field)) ? (
          <p role="alert" className="text-carmine">
            {t('announce.wrongThere')}
          </p>
        ) : null}
        {access.standing === 'member' ? access.notice : null}
        <div className="flex flex-col-reverse gap-2 sm:flex-row">
          <Button variant="secondary" size="large" onClick={onBack}>
            {t('creation.advanced.back')}
          </Button>
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
      <PastDateDialog question={form.pastDate} />
      {access.signIn({ formData: writeDraft(form.values), ...announcing.signingIn })}
    </>
  )
}

/** Filled parts are shown unfolded. */
function unfoldedWhereFilled(draft: AdvancedDraft): AdvancedDraft {
  const { endDate, maxPlayers, location, description, plannedParts } = draft
  const isFilled = endDate + location + description !== '' || maxPlayers !== null || plannedParts.length > 0
  return { ...draft, hasMore: draft.hasMore || isFilled }
}

function MoreToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="quiet"
      className="justify-self-start px-2!"
      aria-expanded={isOpen}
      onClick={onToggle}
      icon={<ChevronDown aria-hidden="true" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />}
    >
      {isOpen ? t('creation.advanced.fewerOptions') : t('creation.advanced.moreOptions')}
    </Button>
  )
}

function More({ form }: { readonly form: AnnouncementForm }) {
  return (
    <div className="grid gap-5">
      <EndInput form={form} />
      <NewSeatsInput form={form} />
      <TeamsInput form={form} />
      <YouthField isYouth={form.values.isYouth} onChange={(isYouth) => form.set('isYouth', isYouth)} />
      {form.values.plannedParts.length > 0 ? <PartsInput form={form} /> : null}
      <PlaceInput {...form.field('location')} />
      <DescriptionInput rows={4} {...form.field('description')} />
    </div>
  )
}
