import { DRAFT_CARDS, type DraftCards } from '@tablee/domain/tournaments/draft/draft'
import { draftPodOptions } from '@tablee/domain/tournaments/draft/pod-sizes'
import { draftOf } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { activePlayers } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type FormEvent, useState } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { ChoiceCards } from '../../../../ui/choice-cards.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useDrawPods } from '../../api/rounds/draft-acts.ts'
import { usePodsText } from '../../draft/use-pods-text.ts'

/** Pods of which losers can be out. */
const KNOCKOUT_SIZE = 8

export type DrawPodsDialogProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  /** What the draw means: a first one, another one, or a second draft. */
  readonly text: string | null
  readonly onDrawn: () => void
  readonly onClose: () => void
}

/** How the pods are drawn; its defaults are one tap. */
export function DrawPodsDialog({ text, onClose, ...rest }: DrawPodsDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('draft.desk.drawTitle')}
      {...(text === null ? {} : { description: text })}
      closeLabel={t('tournament.close')}
    >
      <DrawPodsForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

function DrawPodsForm({ tournament, access, onDrawn, onClose }: Omit<DrawPodsDialogProps, 'text'>) {
  const { t } = useTranslation()
  const podsText = usePodsText()
  const draw = useDrawPods(access)
  const count = activePlayers(tournament, currentRound(tournament) + 1).length
  const options = draftPodOptions(count)
  const stage = draftOf(currentStage(tournament))
  const [chosen, setChosen] = useState<string | null>(null)
  const [cards, setCards] = useState<DraftCards>(stage?.cards ?? DRAFT_CARDS[1])
  const [ranksByPod, setRanksByPod] = useState(stage?.ranksByPod === true)
  const [wantsKnockout, setWantsKnockout] = useState(stage?.knockout === true)
  const sizes = options.find((option) => nameOf(option) === chosen) ?? options[0] ?? []
  const canKnockout = sizes.length > 0 && sizes.every((size) => size === KNOCKOUT_SIZE)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const knockout = canKnockout && wantsKnockout
    const reply = await draw.send({ sizes: [...sizes], cards, ranksByPod, knockout })
    if (reply === null) return
    onClose()
    onDrawn()
    notify.success({ title: t('draft.desk.drawn'), description: podsText(sizes) })
  }
  if (options.length === 0) return <p>{t('draft.desk.needTwo')}</p>
  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={(event) => void submit(event)}>
      <ChoiceCards
        label={t('draft.desk.sizes')}
        hint={t('draft.desk.sizesHelp', { count })}
        choices={options.map((option) => ({ value: nameOf(option), label: podsText(option) }))}
        columnsClass="grid-cols-1 sm:grid-cols-2"
        value={nameOf(sizes)}
        onChange={setChosen}
      />
      <ChoiceCards
        label={t('draft.desk.cards')}
        hint={t(`draft.desk.cardsHelp.of${cards}`)}
        choices={DRAFT_CARDS.map((each) => ({ value: String(each), label: String(each) }))}
        columnsClass="grid-cols-3"
        value={String(cards)}
        onChange={(value) => setCards(DRAFT_CARDS.find((each) => String(each) === value) ?? cards)}
      />
      <div className="grid gap-1">
        <Option
          label={t('draft.desk.ranksByPod')}
          help={t('draft.desk.ranksByPodHelp')}
          isChecked={ranksByPod}
          onChange={setRanksByPod}
        />
        {canKnockout ? (
          <Option
            label={t('draft.desk.knockout')}
            help={t('draft.desk.knockoutHelp')}
            isChecked={wantsKnockout}
            onChange={setWantsKnockout}
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
