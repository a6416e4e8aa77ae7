import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { joinTeam } from '@tablee/contract/tournaments/join-team'
import { teamCode } from '@tablee/domain/tournaments/teams/team-code'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { FilledTournament } from './filled-tournament.ts'
import type { Organizer } from './organizer.ts'
import { callServer } from './server-call.ts'

export type SeatedTeam = { readonly name: string; readonly members: readonly string[] }

/** An evening of teams: those on phones of their own beside this one, which join and answer by calls. */
export class TeamEvening {
  readonly device: BrowserContext
  readonly tournament: FilledTournament
  readonly organizerId: string
  /** By name. */
  readonly secrets = new Map<string, string>()

  private constructor(device: BrowserContext, tournament: FilledTournament, organizerId: string) {
    this.device = device
    this.tournament = tournament
    this.organizerId = organizerId
  }

  static async of(organizer: Organizer, device: BrowserContext): Promise<TeamEvening> {
    const kept = await organizer.page.evaluate(() => localStorage.getItem('tablee:organizer_ids'))
    const [[id = '', organizerId = ''] = []] = Object.entries<string>(JSON.parse(kept ?? '{}'))
    const { code } = organizer
    return new TeamEvening(device, { id, code, path: `/tournament/${code}/admin` }, organizerId)
  }

  /** As a captain's phone shows it. */
  linkOf(captain: string): string {
    const { id, code } = this.tournament
    return `/tournament/${code}?team=${teamCode({ id: id as TournamentId, teams: [] }, captain as PlayerId)}`
  }

  secretOf(name: string): string {
    const secret = this.secrets.get(name)
    if (secret === undefined) throw new Error(`${name} is not here`)
    return secret
  }

  /** The first names the team, the others take its free seats. */
  async arrives({ name, members }: SeatedTeam): Promise<void> {
    const { code } = this.tournament
    const [captain = ''] = members
    let key = ''
    for (const playerName of members) {
      const playerId = randomUUID()
      this.secrets.set(playerName, playerId)
      const { player } = await callServer(this.device, joinQuickTournament, { code, playerName, playerId })
      if (playerName === captain) key = player?.id ?? ''
      const team = playerName === captain ? { name } : { captain: key }
      await callServer(this.device, joinTeam, { code, playerId, team })
    }
    expect(key).not.toBe('')
  }
}
