import type { ActReply } from '@tablee/contract/call'
import { hidePlayerName } from '@tablee/contract/tournaments/hide-player-name'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

type HiddenPlayer = { readonly playerKey: PlayerId; readonly isHidden: boolean }

export function useHideName(access: StaffAccess): Act<HiddenPlayer, ActReply<typeof hidePlayerName>> {
  const { code, secret: organizerId } = access
  return useToldAct({
    perform: (client, input) => client.callAct(hidePlayerName, { ...input, code, organizerId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
