/** Refusals of decklists. */
export const deckRefusals = {
  decklist_invalid:
    'This decklist is not valid: at most 20,000 characters of text, and addresses in http:// or https://.',
  decklist_locked: 'This decklist is locked: ask the organizers, who can still change it by giving a reason.',
  decklist_reason_required: 'This decklist is locked: give the reason for the change.',
  decklist_required: 'Paste the text of your decklist, or give the address where it can be read.',
  deck_address_invalid: 'The address must be the one of a Moxfield deck: https://moxfield.com/decks/…',
  deck_site_failed: 'Error while extracting the Moxfield data',
  deck_check_no_table:
    'No table to draw: they have finished, are checked already, or a list is missing. A table can also be checked from its own sheet.',
  deck_check_gone: 'This check is gone: it was taken back.',
  deck_check_ended: 'This check has ended already.',
  deck_check_results_missing: 'Say a result for each deck of the table.',
  deck_checks_too_many: 'This tournament has the most checks already.',
} as const
