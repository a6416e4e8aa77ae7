import { join } from 'node:path'
import { LEGALITIES } from '@tablee/domain/cards/card-legality'
import type { GameType } from '@tablee/domain/tournaments/life/announcement'
import * as z from 'zod/mini'

/** A file of a later form is as good as none: it is imported again. The first form had no printings. */
const FORM = 2

/** One file a game, beside the database: replaced whole in one rename, and in no backup, for it can be imported again. */
export function cardFileOf(folder: string, game: GameType): string {
  return join(folder, `cards-${game}.sqlite`)
}

export const TABLES = `
  create table about (content text not null);
  create table legalities (id integer primary key, content text not null unique);
  create table cards (
    id integer primary key, name text not null, colours text not null, cost real, is_land integer not null,
    released_on text, legalities integer not null
  );
  create table names (key text primary key, card integer not null, rank integer not null, name text not null) without rowid;
  create table pieces (piece text not null, key text not null, primary key (piece, key)) without rowid;
`

/** The rank of a name with its set and number: a list may write it so, and nobody misspells it. */
export const PRINTING = 4

export const about = z.object({
  form: z.literal([1, FORM]),
  /** The day the data are of. */
  dataFrom: z.string(),
  importedAt: z.string(),
  /** Without its folder. */
  source: z.string(),
  cards: z.int(),
  names: z.int(),
  /** Keys. */
  formats: z.array(z.string()),
})
export type About = Omit<z.output<typeof about>, 'form'>

export function writtenAbout(content: About): string {
  return JSON.stringify({ form: FORM, ...content } satisfies z.input<typeof about>)
}

export const colours = z.array(z.string())
/** By format key. */
export const legalities = z.record(
  z.string(),
  z.array(z.object({ legality: z.enum(LEGALITIES), from: z.nullable(z.string()) })),
)
export type StoredLegalities = z.output<typeof legalities>
