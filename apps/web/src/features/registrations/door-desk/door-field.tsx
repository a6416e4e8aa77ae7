import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { newcomerFault } from '@tablee/domain/tournaments/kinds/stage'
import { nameKey, PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/players/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useMay } from '../../../acts/acting-as.tsx'
import { AddTyped } from '../../../forms/add-typed.tsx'
import { FOCUSED_FIRST } from '../../../forms/focused-first.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { type DeskEntry, isNamed, useDeskHint } from '../organizer/add-at-desk-form.tsx'
import { DeskGuardian } from '../organizer/desk-guardian.tsx'
import { FixedSeatWish } from '../registration-form/fixed-seat-wish.tsx'

type DoorFieldProps = {
  readonly tournament: Tournament
  readonly registrations: readonly RegistrationView[]
  readonly entry: DeskEntry
  readonly input: RefObject<HTMLInputElement | null>
  /** Whether Enter ticked somebody; else it adds the typed name. */
  readonly onEnter: () => boolean
  readonly onDown: () => void
  /** Regulars, if nobody expected has that name. */
  readonly children: ReactNode
}

export function DoorField({ tournament, registrations, entry, input, onEnter, onDown, children }: DoorFieldProps) {
  const { t } = useTranslation()
  const mayAdd = useMay()('add-player-at-desk')
  const hint = useDeskHint(tournament)
  const formId = useId()
  const { form, act } = entry
  const typed = form.values.playerName
  const isNew = mayAdd && nameKey(typed) !== '' && !isNamed(registrations, typed)
  const label = t(mayAdd ? 'organizer.desk.name' : 'checkIn.search')
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      onDown()
    }
    if (event.key === 'Enter' && (onEnter() || !isNew)) event.preventDefault()
  }
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)]">
      <form {...form.formProps} id={formId} className="grid gap-2">
        <TextInput
          ref={input}
          type="search"
          label={label}
          placeholder={label}
          isLabelHidden
          autoComplete="off"
          enterKeyHint="done"
          maxLength={PLAYER_NAME_MAX_LENGTH}
          onKeyDown={keyDown}
          {...{ [FOCUSED_FIRST]: '' }}
          {...form.field('playerName')}
        />
        {form.isToldAtField ? null : <ActFailure act={act} title={t('organizer.failed.add')} />}
      </form>
      {isNew && !act.error && !newcomerFault(tournament) ? (
        <AddTyped formId={formId} label={(named) => t('organizer.desk.addNamed', named)} typed={typed} hint={hint}>
          <DeskGuardian tournament={tournament} form={form} formId={formId} />
          <div className="px-4 pb-2">
            <FixedSeatWish form={form} isByStaff />
          </div>
          {children}
        </AddTyped>
      ) : null}
    </div>
  )
}
