/** What a game's page tells of its campaign: the scenarios as posters, with their briefing and how hard they are. */

import type { CampaignFigures } from '@tarmac/kit';
import type { Language } from '@tarmac/kit/words';
import type { PosterArt } from './poster-art.ts';

export interface ScenarioBriefing {
  readonly name: string;
  /** What is special, in a few words. */
  readonly special: string;
  readonly background: string;
  readonly setup: string;
  readonly rule: string;
}

export interface CampaignWords {
  readonly title: string;
  readonly intro: string;
  /** What the stars and the rounds to spare are for, by the rules. */
  readonly stars: string;
  readonly spare: string;
  /** By id, like the difficulties. */
  readonly scenarios: Readonly<Record<string, ScenarioBriefing>>;
  readonly difficulties: Readonly<Record<string, { readonly name: string; readonly meaning: string }>>;
}

/** The ids and their order are those of the campaign in the game's manifest. */
export interface CampaignPage {
  readonly scenarios: readonly { readonly id: string; readonly poster: PosterArt }[];
  readonly difficulties: readonly string[];
  readonly words: Readonly<Record<Language, CampaignWords>>;
  readonly figures: CampaignFigures;
}
