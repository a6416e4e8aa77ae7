import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import type { cutCandidates } from '@tablee/domain/tournaments/rounds/cut-field'
import { canOpenStage } from '@tablee/domain/tournaments/rounds/open-stage'
import { partsToCome } from '@tablee/domain/tournaments/rounds/planned-parts'
import { MOST_PLANNED_ROUNDS } from '@tablee/domain/tournaments/size-limits'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useOpenStage } from '../api/rounds/open-stage.ts'
import { MatchRulesField } from '../game-rules/match-rules-field.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { nextPart, playingChoices } from './part-draft.ts'
import { usePartDraft } from './use-part-draft.ts'

type OpenPartProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly onStarted: () => void
}

/** Another part of ranked rounds, between two rounds; empty where none can begin. */
export function OpenPart(props: OpenPartProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  if (!canOpenStage(props.tournament)) return null
  return (
    <>
      <Button variant="secondary" className="min-h-12" onClick={() => setIsOpen(true)}>
        {t(partsToCome(props.tournament).length > 0 ? 'parts.planned.otherwise' : 'parts.start.open')}
      </Button>
      {isOpen ? <PartSheet {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

const EVERYBODY = 'everybody'

function PartSheet({ tournament, access, onStarted, onClose }: OpenPartProps & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const open = useOpenStage(access)
  const draft = usePartDraft(tournament)
  const { wish } = draft
  const part = nextPart(tournament)
  const confirm = async () => {
    if (!wish || (await open.send({ ...wish, roundNumber: currentRound(tournament) })) === null) return
    onClose()
    onStarted()
    notify.success({ title: t('parts.start.started', { part }) })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('parts.start.title', { part })}
      description={t(draft.structure === 'draft' ? 'parts.start.draftText' : 'parts.start.text')}
      closeLabel={t('tournament.close')}
      isFooterPinned
      footer={
        <Button size="large" isWide isBusy={open.isSending} disabled={wish === null} onClick={() => void confirm()}>
          {t('parts.start.start', { part })}
        </Button>
      }
    >
      <PartFields tournament={tournament} draft={draft} />
      <ActFailure act={open} title={t('parts.start.failed')} isTap />
    </Dialog>
  )
}

type PartFieldsProps = { readonly tournament: Tournament; readonly draft: ReturnType<typeof usePartDraft> }

function PartFields({ tournament, draft }: PartFieldsProps) {
  const { t } = useTranslation()
  const { structure, carriesPoints, candidates, playing } = draft
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChoiceCards
        label={t('parts.start.structure')}
        hint={structure ? t(`structure.hints.${structure}`) : null}
        choices={draft.structures.map((each) => ({ value: each, label: t(`structure.names.${each}`) }))}
        columnsClass="grid-cols-2"
        value={structure ?? null}
        onChange={draft.setStructure}
      />
      <ChoiceCards
        label={t('parts.start.points')}
        hint={t(carriesPoints ? 'parts.start.carriedHint' : 'parts.start.freshHint')}
        choices={[
          { value: 'fresh', label: t('parts.start.fresh') },
          { value: 'carried', label: t('parts.start.carried') },
        ]}
        columnsClass="grid-cols-2"
        value={carriesPoints ? 'carried' : 'fresh'}
        onChange={(points) => draft.setCarriesPoints(points === 'carried')}
      />
      <Playing {...{ tournament, playing, candidates }} onChange={draft.setPlaying} />
      <RoundsInPart value={draft.rounds} isValid={draft.isValid} onChange={draft.setRounds} />
      {structure ? <MatchRulesField structure={structure} rules={draft.rules} onChange={draft.setRules} /> : null}
    </div>
  )
}

type PlayingProps = Pick<OpenPartProps, 'tournament'> & {
  readonly candidates: ReturnType<typeof cutCandidates>
  readonly playing: number | null
  readonly onChange: (playing: number | null) => void
}

function Playing({ tournament, candidates, playing, onChange }: PlayingProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const last = playing === null ? undefined : candidates[playing - 1]
  const name = (last && names.get(last.playerId)) ?? ''
  return (
    <ChoiceCards
      label={t('parts.start.playing')}
      hint={
        playing === null
          ? t('parts.start.everybodyHint', { count: candidates.length })
          : t('parts.start.firstHint', { name })
      }
      choices={[
        { value: EVERYBODY, label: t('parts.start.everybody') },
        ...playingChoices(candidates.length).map((size) => ({
          value: String(size),
          label: t('parts.start.first', { size }),
        })),
      ]}
      columnsClass="grid-cols-2 sm:grid-cols-3"
      value={playing === null ? EVERYBODY : String(playing)}
      onChange={(value) => onChange(value === EVERYBODY ? null : Number(value))}
    />
  )
}

type RoundsInPartProps = {
  readonly value: number | null
  readonly isValid: boolean
  readonly onChange: (rounds: number | null) => void
}

function RoundsInPart({ value, isValid, onChange }: RoundsInPartProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  return (
    <NumberInput
      label={t('parts.start.rounds')}
      error={isValid ? undefined : t('parts.start.roundsFault', { most: MOST_PLANNED_ROUNDS })}
      value={value}
      onChange={onChange}
      min={1}
      max={MOST_PLANNED_ROUNDS}
      locale={locale}
      incrementLabel={t('eventAdmin.plan.more')}
      decrementLabel={t('eventAdmin.plan.fewer')}
    />
  )
}
