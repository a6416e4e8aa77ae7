import { DRAFT_CARDS, type DraftCards } from '@tablee/domain/tournaments/draft/draft'
import { isDrafting } from '@tablee/domain/tournaments/draft/draft-seats'
import { draftPodOptions } from '@tablee/domain/tournaments/draft/pod-sizes'
import { draftOf } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage, currentStageIndex, pairedInStage } from '@tablee/domain/tournaments/kinds/stage'
import { activePlayers } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useToldFailure } from '../../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { ChoiceCards } from '../../../../ui/choice-cards.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useDrawPods, useTakeBackPods } from '../../api/rounds/draft-acts.ts'
import { usePodsText } from '../../draft/use-pods-text.ts'

/** Pods of which losers can be out. */
const KNOCKOUT_SIZE = 8

export type DrawPodsDialogProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  /** What the draw means: a first one, another one, or a second draft. */
  readonly text: string | null
  /** Who has not come yet. */
  readonly absence?: ReactNode
  readonly onDrawn: () => void
  readonly onClose: () => void
}

/** How the pods are drawn; its defaults are one tap. */
export function DrawPodsDialog({ text, absence = null, onClose, ...rest }: DrawPodsDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('draft.desk.drawTitle')}
      {...(text === null ? {} : { description: text })}
      closeLabel={t('tournament.close')}
    >
      {absence}
      <DrawPodsForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

type DrawPodsFormProps = Omit<DrawPodsDialogProps, 'text' | 'absence'>

function DrawPodsForm(props: DrawPodsFormProps) {
  const { t } = useTranslation()
  const podsText = usePodsText()
  const { count, options, values, sizes, canKnockout, set } = useDrawChoices(props.tournament)
  const { draw, submit } = useDrawing(props)
  if (options.length === 0) return <p>{t('draft.desk.needTwo')}</p>
  const { cards, ranksByPod, knockout } = values
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit({ sizes: [...sizes], cards, ranksByPod, knockout: canKnockout && knockout })
  }
  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={send}>
      <ChoiceCards
        label={t('draft.desk.sizes')}
        hint={t('draft.desk.sizesHelp', { count })}
        choices={options.map((option) => ({ value: nameOf(option), label: podsText(option) }))}
        columnsClass="grid-cols-1 sm:grid-cols-2"
        value={nameOf(sizes)}
        onChange={(chosen) => set({ chosen })}
      />
      <ChoiceCards
        label={t('draft.desk.cards')}
        hint={t(`draft.desk.cardsHelp.of${cards}`)}
        choices={DRAFT_CARDS.map((each) => ({ value: String(each), label: String(each) }))}
        columnsClass="grid-cols-3"
        value={String(cards)}
        onChange={(value) => set({ cards: DRAFT_CARDS.find((each) => String(each) === value) ?? cards })}
      />
      <div className="grid gap-1">
        <Option
          label={t('draft.desk.ranksByPod')}
          help={t('draft.desk.ranksByPodHelp')}
          isChecked={ranksByPod}
          onChange={(isChecked) => set({ ranksByPod: isChecked })}
        />
        {canKnockout ? (
          <Option
            label={t('draft.desk.knockout')}
            help={t('draft.desk.knockoutHelp')}
            isChecked={knockout}
            onChange={(isChecked) => set({ knockout: isChecked })}
          />
        ) : null}
      </div>
      <ActFailure act={draw} title={t('draft.desk.drawFailed')} isTap />
      <Button type="submit" className="min-h-12" isBusy={draw.isSending}>
        {t('draft.desk.draw')}
      </Button>
    </form>
  )
}

type Choices = {
  readonly chosen: string | null
  readonly cards: DraftCards
  readonly ranksByPod: boolean
  readonly knockout: boolean
}

/** As the draft was drawn before, and by the rules. */
function useDrawChoices(tournament: Tournament) {
  const count = activePlayers(tournament, currentRound(tournament) + 1).length
  const options = draftPodOptions(count)
  const stage = draftOf(currentStage(tournament))
  const [values, setValues] = useState<Choices>({
    chosen: null,
    cards: stage?.cards ?? DRAFT_CARDS[1],
    ranksByPod: stage?.ranksByPod === true,
    knockout: stage?.knockout === true,
  })
  const sizes = options.find((option) => nameOf(option) === values.chosen) ?? options[0] ?? []
  const canKnockout = sizes.length > 0 && sizes.every((size) => size === KNOCKOUT_SIZE)
  const set = (some: Partial<Choices>) => setValues((before) => ({ ...before, ...some }))
  return { count, options, values, sizes, canKnockout, set }
}

type Drawn = Omit<Choices, 'chosen'> & { readonly sizes: readonly number[] }

/** Draws, and offers to take it back; a draw in the place of another one has nothing to go back to. */
function useDrawing({ tournament, access, onDrawn, onClose }: DrawPodsFormProps) {
  const { t } = useTranslation()
  const podsText = usePodsText()
  const draw = useDrawPods(access)
  const undo = useTakeBackPods(access)
  useToldFailure(undo, t('draft.desk.drawFailed'))
  const isAgain = isDrafting(tournament)
  const stage = currentStageIndex(tournament) + (pairedInStage(tournament) > 0 ? 1 : 0)
  const submit = async (drawn: Drawn) => {
    if ((await draw.send(drawn)) === null) return
    onClose()
    onDrawn()
    notify.info({
      id: 'pods-drawn',
      title: t('draft.desk.drawn'),
      description: podsText(drawn.sizes),
      ...(isAgain ? {} : { action: { label: t('clock.undo'), onClick: () => void undo.send({ stage }) } }),
    })
  }
  return { draw, submit }
}

const nameOf = (sizes: readonly number[]) => sizes.join('+')

type OptionProps = {
  readonly label: string
  readonly help: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

function Option({ label, help, isChecked, onChange }: OptionProps) {
  return (
    <div>
      <Checkbox label={label} isChecked={isChecked} onChange={onChange} />
      <p className="-mt-1 ps-9 text-sm text-muted">{help}</p>
    </div>
  )
}
