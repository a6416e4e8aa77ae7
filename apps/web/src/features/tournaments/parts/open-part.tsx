import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { canOpenStage } from '@tablee/domain/tournaments/rounds/can-open-stage'
import { cutCandidates } from '@tablee/domain/tournaments/rounds/cut-field'
import { partsToCome, plannedWish } from '@tablee/domain/tournaments/rounds/planned-parts'
import type { PartStructure } from '@tablee/domain/tournaments/stage-part'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useOpenStage } from '../api/rounds/open-stage.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { nextPart, partStructures, usualPart } from './part-draft.ts'
import { PartFields } from './part-fields.tsx'
import { readPart, type TypedPart } from './typed-part.ts'

type OpenPartProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly onStarted: () => void
  /** What comes next, since the planned part cannot. */
  readonly isMain?: boolean
}

/** Another part of ranked rounds, between two rounds; empty where none can begin. */
export function OpenPart({ isMain = false, ...props }: OpenPartProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  if (!canOpenStage(props.tournament)) return null
  return (
    <>
      <Button
        {...(isMain ? { size: 'large', isWide: true } : { variant: 'secondary', className: 'min-h-12' })}
        onClick={() => setIsOpen(true)}
      >
        {t(partsToCome(props.tournament).length > 0 ? 'parts.planned.otherwise' : 'parts.start.open')}
      </Button>
      {isOpen ? <PartSheet {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

type PartSheetProps = Omit<OpenPartProps, 'isMain'> & { readonly onClose: () => void }

function PartSheet({ tournament, access, onStarted, onClose }: PartSheetProps) {
  const { t } = useTranslation()
  const open = useOpenStage(access)
  const candidates = useMemo(() => cutCandidates(tournament), [tournament])
  const players = candidates.length
  const structures = partStructures(players)
  const [part, setPart] = useState(() => firstWish(tournament, { players, structures }))
  const names = usePlayerNames(tournament)
  const last = part.playing === null ? undefined : candidates[part.playing - 1]
  const wish = structures.includes(part.structure) ? readPart(part) : null
  const number = nextPart(tournament)
  const confirm = async () => {
    if (!wish || (await open.send({ ...wish, roundNumber: currentRound(tournament) })) === null) return
    onClose()
    onStarted()
    notify.success({ title: t('parts.start.started', { part: number }) })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('parts.start.title', { part: number })}
      description={t(part.structure === 'draft' ? 'parts.start.draftText' : 'parts.start.text')}
      closeLabel={t('tournament.close')}
      isFooterPinned
      footer={
        <Button size="large" isWide isBusy={open.isSending} disabled={wish === null} onClick={() => void confirm()}>
          {t('parts.start.start', { part: number })}
        </Button>
      }
    >
      <PartFields
        {...{ ground: tournament, players, structures, part }}
        playingHint={
          last === undefined
            ? t('parts.start.everybodyHint', { count: players })
            : t('parts.start.firstHint', { name: names.get(last.playerId) ?? '' })
        }
        onChange={setPart}
      />
      <ActFailure act={open} title={t('parts.start.failed')} isTap />
    </Dialog>
  )
}

type Field = { readonly players: number; readonly structures: readonly PartStructure[] }

/** As planned, where that fits; else in another way. */
function firstWish(tournament: Tournament, { players, structures }: Field): TypedPart {
  const planned = plannedWish(tournament, players)
  if (planned && structures.includes(planned.structure)) return planned
  return usualPart(tournament, { players, structures, before: planned?.structure ?? structureOf(tournament) })
}
