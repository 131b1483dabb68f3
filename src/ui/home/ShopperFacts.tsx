import type { Preferences } from '../../domain/accounts/Profile.ts';
import type { TrendsPlace } from '../../domain/trends/Trends.ts';
import { PanelButton } from '../shared/PanelButton.tsx';
import { homeText } from '../text/homeText.ts';
import styles from './ShopperFacts.module.css';

const MAX_STYLES = 3;

export interface ShopperFactsProps {
  readonly preferences: Preferences;
  readonly place: TrendsPlace | null;
}

/** What the app knows about the shopper, with a link to correct it. */
export function ShopperFacts({ preferences, place }: ShopperFactsProps) {
  const facts = listFacts(preferences, place);
  return (
    <p className={styles.facts}>
      {facts.length > 0 ? (
        <>
          <span className={styles.label}>{homeText.forYou}</span> {facts.join(' · ')}
        </>
      ) : (
        homeText.unknownShopper
      )}{' '}
      <PanelButton className={styles.change} panel="account" variant="plain">
        {facts.length > 0 ? homeText.change : homeText.tellUs}
      </PanelButton>
    </p>
  );
}

function listFacts(
  { genderPreference, stylePreference, sizePreference, location }: Preferences,
  place: TrendsPlace | null,
): readonly string[] {
  return [
    genderPreference.join(', '),
    stylePreference.slice(0, MAX_STYLES).join(', '),
    sizePreference.length > 0 ? homeText.size(sizePreference.join(', ')) : '',
    place === null ? location : describePlace(place),
  ].filter((fact) => fact !== '');
}

function describePlace({ name, season, weather }: TrendsPlace): string {
  return season === null || weather === null ? homeText.unknownPlace(name) : homeText.weather(name, season, weather);
}
