import styles from './FittingSection.module.css';

export interface FittingChoiceProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  readonly chosenValue: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of one option: radio buttons that look like chips. */
export function FittingChoice<Value extends string>({
  name,
  legend,
  options,
  values,
  chosenValue,
  onChoose,
}: FittingChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {values.map((value) => (
        <label className={styles.option} key={value}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={value === chosenValue}
            onChange={() => onChoose(value)}
          />
          {options[value]}
        </label>
      ))}
    </fieldset>
  );
}
