import { observer } from 'mobx-react-lite';
import { chatBoxText } from '../text/chatBox.ts';
import type { QueryBarView } from './SearchView.ts';
import styles from './ModeSwitch.module.css';

/** Switches between the search and the stylist for the next query (spec section 4, chat mode). */
export const ModeSwitch = observer(function ModeSwitch({ chat }: Pick<QueryBarView, 'chat'>) {
  return (
    <div className={styles.modes} role="radiogroup" aria-label={chatBoxText.modes}>
      {[false, true].map((isOn) => (
        <label className={styles.mode} key={String(isOn)}>
          <input type="radio" name="mode" checked={chat.isOn === isOn} onChange={() => void chat.toggleMode()} />
          {isOn ? chatBoxText.stylist : chatBoxText.search}
        </label>
      ))}
    </div>
  );
});
